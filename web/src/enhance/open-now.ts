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
  const [date = '', time = ''] = clockText(now, times.timezone).split(/[ T]/);
  // What opened yesterday may still be open: at 1 in the morning it is 25 o'clock there.
  const until = openUntil(times, date, time) ?? openUntil(times, dayBefore(date), nextDay(time));
  return until === undefined ? '' : (times.text ?? '').replace('{time}', until);
}

/** Until when it is open, if it opened on a day and has not closed at a time. */
function openUntil({ week = '', closed = '' }: DOMStringMap, date: string, time: string) {
  if (closed.split(' ').some((day) => day && date.endsWith(day))) return undefined;
  const day = week.split(' ')[new Date(date).getUTCDay()] ?? '';
  const times = day.split(';').map((each) => each.split(','));
  return times.find(([opens = '', closes = '']) => time >= opens && time < closes)?.[2];
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 864e5).toISOString().slice(0, 10);
}

function nextDay(time: string): string {
  return Number(time.slice(0, 2)) + 24 + time.slice(2);
}

/** A moment in a place's local time, as ISO 8601 writes it. */
function clockText(now: Date, timeZone = 'UTC'): string {
  // Takes a slow phone 5 ms this way and 150 ms the older way, during which it would show no page.
  const modern = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString();
  // Swedish dates use the same format.
  return modern ?? now.toLocaleString('sv', { timeZone });
}
