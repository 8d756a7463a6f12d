/** A specification and what it is called. */
export interface NamedKey {
  readonly key: string;
  readonly label: string;
}

/** One row of the specifications: its name and its value as printed. */
export interface SpecificationRow {
  readonly label: string;
  readonly value: string;
}

/** `batteryType` as words: `Battery type`. */
function wordsOf(key: string): string {
  const words = key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every entry as a row: the named ones in their order, then the rest under their own key. */
export function specificationRows(
  specifications: Readonly<Record<string, string | number | undefined>>,
  names: readonly NamedKey[],
): SpecificationRow[] {
  const named = new Set(names.map(({ key }) => key));
  const rest = Object.keys(specifications)
    .filter((key) => !named.has(key))
    .map((key) => ({ key, label: wordsOf(key) }));
  return [...names, ...rest].flatMap(({ key, label }) => {
    const value = specifications[key];
    return value === undefined ? [] : [{ label, value: String(value) }];
  });
}
