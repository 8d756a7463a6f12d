/** More than anyone compares, and few enough for an address. */
const mostListed = 12;

/** Ids as this site writes them. */
const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestId = 80;

function isId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestId && idPattern.test(value);
}

/** The list a browser has stored as text; damaged text counts as empty. */
export function parseShortlist(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? tidy(kept) : [];
  } catch {
    return [];
  }
}

/** The list with one more at its end; the oldest is dropped if there is no room. */
export function withListed(list: readonly string[], id: string): readonly string[] {
  return list.includes(id) ? list : tidy([...list, id]);
}

/** The list without one of its ids. */
export function withoutListed(list: readonly string[], id: string): readonly string[] {
  return list.filter((each) => each !== id);
}

function tidy(list: readonly unknown[]): readonly string[] {
  return [...new Set(list.filter(isId))].slice(-mostListed);
}
