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
  // Swedish dates are written as in ISO 8601.
  const [date = '', time = ''] = now.toLocaleString('sv', { timeZone: timezone }).split(' ');
  const [opens = '', closes = '', until = ''] =
    week.split(' ')[new Date(date).getUTCDay()]?.split(',') ?? [];
  const isHoliday = closed?.split(' ').some((day) => date.endsWith(day) && day);
  return time >= opens && time < closes && !isHoliday ? text.replace('{time}', until) : '';
}
