/** Fills `{name}` in a pattern or a text of the content; a name without a value stays unchanged. */
export function fillText(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}
