const longestValue = 200;

/** The parameters of a query that pages read, each once and as text; the rest is left out. */
export function readKnownQuery(
  search: string,
  names: readonly string[] | undefined,
): Readonly<Record<string, string>> {
  const known = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) {
    if (names && !names.includes(name)) continue;
    // An empty field of a search form says nothing.
    if (value === '' || value.length > longestValue || known.has(name)) continue;
    known.set(name, value.replaceAll('\0', ''));
  }
  return Object.fromEntries(known);
}
