/** The id of a field's control, which messages and the summary point to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
