import type { NewLine } from '../../link/list-edits.ts';

/** The name of the file in messages. */
export const list = 'content/urls.yaml, the list of published addresses';

const mostAddresses = 3;
// A vehicle has four addresses, by its id and by its short name; if it moves, it needs twice as many lines.
const mostLines = 8;

/** The first few addresses, and how many more there are. */
export function some(paths: readonly string[]): string {
  const shown = paths.slice(0, mostAddresses).join(', ');
  return paths.length > mostAddresses ? `${shown} and ${paths.length - mostAddresses} more` : shown;
}

/** Says what to write in the registry, after a condition if that is in doubt. */
export function change(lines: readonly NewLine[], condition?: string): string {
  const written = lines.slice(0, mostLines).map(([path, words]) => `"${path}: ${words}"`);
  const rest = lines.length - written.length;
  const write = condition === undefined ? 'Write' : `${condition}, write`;
  return `${write} ${written.join(', ')}${rest > 0 ? ` and ${rest} more` : ''} in ${list}.`;
}

/** The text after an address that redirects. */
export function redirectTo(path: string): string {
  return `{ redirect: ${path} }`;
}

/** An id of the registry in words: `the town "north/harbor"`. */
export function nameOf(id: string): string {
  return `the ${id.slice(0, id.indexOf('/'))} "${withoutNoun(id)}"`;
}

/** The id of the record itself. */
export function withoutNoun(id: string): string {
  return id.slice(id.indexOf('/') + 1);
}
