/** The query for a comparison; `?` alone asks for none. */
export function writeComparison(ids: readonly string[]): string {
  return ids.length === 0 ? '?' : `?compare=${ids.map(encodeURIComponent).join()}`;
}
