import { useAnswer, useCall } from './use-calls.ts';

/** The day that the site is shown as on: another than today shows what begins and ends by then. */
export function DayField() {
  const { data: day = '', refetch } = useAnswer('day', null);
  const { mutate } = useCall('showOn', () => refetch());
  return (
    <label className={day === '' ? 'shown-on' : 'shown-on other'}>
      {day === '' ? 'Today' : 'As on'}
      <input
        key={day}
        type="date"
        aria-label="Show the site as on"
        defaultValue={day}
        onChange={({ target }) => mutate(target.value)}
      />
    </label>
  );
}
