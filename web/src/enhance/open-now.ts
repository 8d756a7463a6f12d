import { localTime } from '../domain/local-time.ts';
import { isOn, timesOn } from '../domain/opening-times.ts';

/** Says above the header whether the department is open, in the dealer's time zone, and which days differ soon. */
export function enhanceOpenNow(): void {
  showOpenNow();
  addEventListener('visibilitychange', showOpenNow);
}

let timer: ReturnType<typeof setTimeout>;

function showOpenNow(): void {
  const place = document.querySelector<HTMLElement>('[data-week]');
  if (!place) return;
  const now = new Date();
  clearTimeout(timer);
  timer = setTimeout(showOpenNow, untilChange(place.dataset, now));
  place.textContent = openText(place.dataset, now);
  for (const each of document.querySelectorAll<HTMLElement>('[data-soon]')) {
    // Of today, what stands beside it has just said it.
    const first =
      localTime(now, place.dataset.timezone) + (place.parentNode === each.parentNode ? day : 0);
    each.hidden = !isSoon(each.dataset.soon ?? '', first);
  }
}

/** What is said at a moment: until when it is open, or when it opens. */
export function openText(times: DOMStringMap, now: Date): string {
  const start = localTime(now, times.timezone);
  let [open, last] = [openAt(times, start), ''];
  if (!open) {
    const next = nextOpening(times, start);
    const said =
      timesOn(start - (start % day), times).length > 0 ? times.closed : times.closedToday;
    return next && (said ?? '').replace('{time}', next);
  }
  // What closes may open again at once, as at midnight, unless the next day is one of the closed ones.
  while (open && open.end - start <= day) {
    last = open.until;
    open = openAt(times, open.end);
  }
  // A time of day more than a day away would be taken for today's.
  return open ? '' : (times.text ?? '').replace('{time}', last);
}

const day = 864e5;

/** For how many milliseconds what is said at a moment holds at least. */
export function untilChange(times: DOMStringMap, now: Date): number {
  const start = localTime(now, times.timezone);
  const today = start - (start % day);
  // Yesterday's may end today; what ends more than a day later is not said yet.
  const ends = [today - day, today, today + day].flatMap((midnight) =>
    timesOn(midnight, times).flatMap(([opens, closes]) => {
      const end = midnight + lengthOf(closes);
      return [midnight + lengthOf(opens), end, end - day];
    }),
  );
  const next = Math.min(today + day, ...ends.filter((end) => end > start));
  // Between now and then clocks may be changed.
  const then = localTime(new Date(Number(now) + next - start), times.timezone);
  return 2 * next - start - then;
}

/** What is open at a local time. What opened yesterday may still be open: at 1 in the morning it is 25 o'clock there. */
function openAt(times: DOMStringMap, moment: number) {
  const today = moment - (moment % day);
  for (const midnight of [today, today - day]) {
    for (const [opens, closes, , until = ''] of timesOn(midnight, times)) {
      const end = midnight + lengthOf(closes);
      if (moment >= midnight + lengthOf(opens) && moment < end) return { end, until };
    }
  }
  return undefined;
}

/** When it opens next, with the weekday or the date if that is not today; without seasons, only within a week. */
function nextOpening(times: DOMStringMap, moment: number): string {
  const today = moment - (moment % day);
  for (let ahead = 0; ahead < (times.locale ? 366 : 7); ahead++) {
    const midnight = today + ahead * day;
    for (const [opens, , from = ''] of timesOn(midnight, times)) {
      if (midnight + lengthOf(opens) > moment)
        return ahead ? `${dayName(new Date(midnight), times, ahead)} ${from}` : from;
    }
  }
  return '';
}

/** What a day is called some days before: after a week, a weekday would be taken for the next one. */
function dayName(date: Date, { weekdays, locale }: DOMStringMap, ahead: number) {
  return ahead < 7
    ? weekdays?.split(',')[date.getUTCDay()]
    : date.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}

/** Whether a day is the one of a moment or one of the next six. */
function isSoon(name: string, moment: number): boolean {
  return [0, 1, 2, 3, 4, 5, 6].some((ahead) => isOn(moment + ahead * day, name));
}

/** `25:30` in milliseconds. */
function lengthOf(time = ''): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (Number(hours) * 60 + Number(minutes)) * 6e4;
}
