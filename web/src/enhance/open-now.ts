/** Says above the header that the department is open, by the dealer's clock; the hours beside it stay. */
export function enhanceOpenNow(): void {
  showOpenNow();
  addEventListener('visibilitychange', showOpenNow);
}

function showOpenNow(): void {
  const place = document.querySelector<HTMLElement>('[data-week]');
  if (place) place.textContent = openText(place.dataset, new Date());
}

/** What is said at a moment; nothing while the department is closed. */
export function openText(times: DOMStringMap, now: Date): string {
  const { week = '', timezone, closed, text = '' } = times;
  const [date = '', time = ''] = clockText(now, timezone).split(/[ T]/);
  const [opens = '', closes = '', until = ''] =
    week.split(' ')[new Date(date).getUTCDay()]?.split(',') ?? [];
  const isHoliday = closed?.split(' ').some((day) => date.endsWith(day) && day);
  return time >= opens && time < closes && !isHoliday ? text.replace('{time}', until) : '';
}

/** A moment by the clock of a place, as ISO 8601 writes it. */
function clockText(now: Date, timeZone = 'UTC'): string {
  // A slow phone has it in 5 ms so, and in 150 ms in the older way: for so long it would show no page.
  const modern = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString();
  // Swedish dates are written like that.
  return modern ?? now.toLocaleString('sv', { timeZone });
}
