import { useAnswer, useCall } from './use-calls.ts';

/** The year is typed digit by digit: 2027 is 0002 at first, which is a day as well. */
const isTyped = (day: string) => day === '' || day >= '1000';

/** The day that the site is shown as on: another than today shows what begins and ends by then. */
export function DayField() {
  const { data: day, refetch } = useAnswer('day', null);
  const { mutate } = useCall('showOn', () => refetch());
  // A field that is filled later would lose what is typed into it now.
  if (day === undefined) return null;
  return (
    <label className={day ? 'shown-on other' : 'shown-on'}>
      {day ? 'As on' : 'Today'}
      <input
        type="date"
        max="9999-12-31"
        aria-label="Show the site as on"
        defaultValue={day}
        onChange={({ target }) => isTyped(target.value) && mutate(target.value)}
      />
    </label>
  );
}
