/** What a schema says about a value, for somebody who ticks a box and types days as people do. */
export function helpInForm(help: string, locale: string): string {
  const dayIn = (year: object) =>
    new Intl.DateTimeFormat(locale, {
      ...year,
      month: '2-digit',
      day: '2-digit',
      timeZone: 'UTC',
    }).format(Date.UTC(2026, 11, 24));
  return help
    .replaceAll('`', '')
    .replace(/^True\b/, 'Checked')
    .replace(/^False\b/, 'Unchecked')
    .replaceAll('YYYY-MM-DD', `such as ${dayIn({ year: 'numeric' })}`)
    .replaceAll('MM-DD', dayIn({}));
}
