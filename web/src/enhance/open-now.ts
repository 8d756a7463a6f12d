import { localTime } from '../domain/local-time.ts';
import { isOn, timesOn } from '../domain/opening-times.ts';

/** Says above the header, and on the page of a place, whether a department is open, in the dealer's time zone, and which days differ soon. */
export function enhanceOpenNow(): void {
  showOpenNow();
  addEventListener('visibilitychange', showOpenNow);
}

let timer: ReturnType<typeof setTimeout>;

function showOpenNow(): void {
  const [place, ...others] = document.querySelectorAll<HTMLElement>('[data-week]');
  if (!place) return;
  const places = [place, ...others];
  const now = new Date();
  clearTimeout(timer);
  const changes = places.map(({ dataset }) => untilChange(dataset, now));
  timer = setTimeout(showOpenNow, Math.min(...changes));
  for (const each of places) each.textContent = openText(each.dataset, now);
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
  let open = openAt(times, start);
  if (!open) {
    const next = nextOpening(times, start);
    const said = timesOn(start, times).length > 0 ? times.closed : times.closedToday;
    return next && (said ?? '').replace('{time}', next);
  }
  let last = '';
  // What closes may open again at once, as at midnight, unless the next day is one of the closed ones.
  while (open) {
    const [, closes, , until = ''] = open;
    // A time of day more than a day away would be taken for today's.
    if (closes - start > day) return '';
    last = until;
    open = openAt(times, closes);
  }
  return (times.text ?? '').replace('{time}', last);
}

const day = 864e5;

/** For how many milliseconds what is said at a moment holds at least. */
export function untilChange(times: DOMStringMap, now: Date): number {
  const start = localTime(now, times.timezone);
  // Yesterday's may end today; what ends more than a day later is not said yet.
  const changes = [start - day, start, start + day]
    .flatMap((moment) => spansOn(moment, times))
    .flatMap(([opens, closes]) => [opens, closes, closes - day]);
  const next = Math.min(midnightOf(start) + day, ...changes.filter((change) => change > start));
  // Between now and then clocks may be changed.
  const then = localTime(new Date(Number(now) + next - start), times.timezone);
  return 2 * next - start - then;
}

function midnightOf(moment: number): number {
  return moment - (moment % day);
}

/** When what begins on the day of a moment opens and closes, and how both are printed. */
function spansOn(moment: number, times: DOMStringMap) {
  const midnight = midnightOf(moment);
  return timesOn(moment, times).map(
    ([opens, closes, ...printed]) =>
      [midnight + lengthOf(opens), midnight + lengthOf(closes), ...printed] as const,
  );
}

/** What is open at a local time. What opened yesterday may still be open: at 1 in the morning it is 25 o'clock there. */
function openAt(times: DOMStringMap, moment: number) {
  return [moment, moment - day]
    .flatMap((each) => spansOn(each, times))
    .find(([opens, closes]) => opens <= moment && moment < closes);
}

/** When it opens next, with the weekday or the date if that is not today; without seasons, only within a week. */
function nextOpening(times: DOMStringMap, moment: number): string {
  for (let ahead = 0; ahead < (times.locale ? 366 : 7); ahead++) {
    const then = moment + ahead * day;
    for (const [opens, , from = ''] of spansOn(then, times)) {
      if (opens > moment) return ahead ? `${dayName(new Date(then), times, ahead)} ${from}` : from;
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
