import type { Entry } from '../../model/content.ts';
import { rootOf } from '../../model/fact-reference.ts';
import { isNoun, nouns } from '../../model/nouns.ts';
import { factName } from './fact-roots.ts';

/** What a record calls itself and its owner in its own file, as its template does: `vehicle` for `vehicles.acme-runner`. */
export type OwnNames = ReadonlyMap<string, string>;

export const noOwnNames: OwnNames = new Map();

/** The names that the texts of a record may use. A noun with one file, or named like its list, needs none. */
export function ownNames({ id, data, source: { noun } }: Entry): OwnNames {
  if (!isNoun(noun) || nouns[noun].single || nouns[noun].list === noun) return noOwnNames;
  const { owner } = nouns[noun];
  const names = [
    [noun, factName(noun, id)],
    [owner, owner === undefined ? undefined : factName(owner, String(data[owner]))],
  ];
  return new Map(names.flatMap(([word, name]) => (word && name ? [[word, name]] : [])));
}

/** The path from the root of all facts: `vehicle.price` becomes `vehicles.acme-runner.price`. */
export function absolutePath(path: string, names: OwnNames): string {
  const root = rootOf(path);
  const name = names.get(root);
  return name === undefined ? path : `${name}${path.slice(root.length)}`;
}

/** The path as the record itself writes it. */
export function ownPath(path: string, names: OwnNames): string {
  const own = [...names].find(([, name]) => path.startsWith(`${name}.`));
  return own ? `${own[0]}${path.slice(own[1].length)}` : path;
}
