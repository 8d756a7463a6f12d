/** A value behind its label. In French a space stands before the colon, which no line begins with. */
export function labelled(label: string, value: string, locale: string): string {
  return `${label}${/^fr\b/.test(locale) ? '\u00a0' : ''}: ${value}`;
}
