/** Shows above the header that the department is open, in the dealer's time zone; the hours beside it stay. */
export function enhanceOpenNow(): void {
  showOpenNow();
  addEventListener('visibilitychange', showOpenNow);
}

function showOpenNow(): void {
  const place = document.querySelector<HTMLElement>('[data-week]');
  if (place) place.textContent = openText(place.dataset, new Date());
}

/** The text for a moment; empty while the department is closed. */
export function openText(times: DOMStringMap, now: Date): string {
  const { week = '', timezone, closed, text = '' } = times;
  const [date = '', time = ''] = clockText(now, timezone).split(/[ T]/);
  const [opens = '', closes = '', until = ''] =
    week.split(' ')[new Date(date).getUTCDay()]?.split(',') ?? [];
  const isHoliday = closed?.split(' ').some((day) => date.endsWith(day) && day);
  return time >= opens && time < closes && !isHoliday ? text.replace('{time}', until) : '';
}

/** A moment in a place's local time, as ISO 8601 writes it. */
function clockText(now: Date, timeZone = 'UTC'): string {
  // Takes a slow phone 5 ms this way and 150 ms the older way, during which it would show no page.
  const modern = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString();
  // Swedish dates use the same format.
  return modern ?? now.toLocaleString('sv', { timeZone });
}
