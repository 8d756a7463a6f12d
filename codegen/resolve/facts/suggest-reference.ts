// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { hidden, otherSpaces } from '../../text/characters.ts';
import { formatNames } from './format-fact.ts';

/** A reference that was mistyped, and how it is written. */
export interface MeantReference {
  /** As typed: `$[site.name]`. */
  readonly from: string;
  /** As it is written: `${site.name}`. */
  readonly word: string;
}

/** What comes along when text is copied. */
const unseen = otherSpaces + hidden;
const opening = /^\$?[ ]?[{[(]{0,2}/;
const step = new RegExp(`^[\\s${unseen}]*[\\w+\\-${unseen}]+[${unseen}]*`);
const separator = new RegExp(`^[\\s${unseen}]*[.@](?=[\\s${unseen}]*[\\w+\\-])`);
const closing = /^\s*[}\])]{1,2}/;

/** The reference meant at the beginning of a text, if what follows the sign is the path of a fact. */
export function suggestReference(
  text: string,
  isFact: (path: string) => boolean,
): MeantReference | undefined {
  const [open = ''] = opening.exec(text) ?? [];
  const path = longestPath(text.slice(open.length), isFact);
  if (!path) return undefined;
  const format = formatAt(text.slice(open.length + path.length));
  const before = open.length + path.length + format.length;
  const [close = ''] = closing.exec(text.slice(before)) ?? [];
  // A closing bracket belongs to the reference only if it was opened with it.
  const more = Math.max(0, bracketsIn(close) - bracketsIn(open));
  const own = close.slice(0, close.length - more);
  const end = open.trim() === '$' ? close.replace(/[^}]/g, '').slice(0, 1) : own;
  return {
    from: text.slice(0, before + (close.startsWith(end) ? end.length : 0)),
    word: `\${${path.path}${format.name === '' ? '' : ` | ${format.name}`}}`,
  };
}

function bracketsIn(text: string): number {
  return text.replaceAll(/[^()[\]{}]/g, '').length;
}

/** The longest path of a fact at the beginning of a text, without the spaces typed in it. */
function longestPath(text: string, isFact: (path: string) => boolean) {
  let found: { readonly path: string; readonly length: number } | undefined;
  let [path, length] = ['', 0];
  for (let sign = ''; ; ) {
    const [name] = step.exec(text.slice(length + sign.length)) ?? [];
    if (name === undefined) return found;
    path += sign.trim().slice(-1) + name.replaceAll(new RegExp(`[\\s${unseen}]`, 'g'), '');
    length += sign.length + name.length;
    if (isFact(path)) found = { path, length };
    sign = separator.exec(text.slice(length))?.[0] ?? '';
    if (sign === '') return found;
  }
}

/** The format after a path, if it is one. */
function formatAt(text: string): { readonly name: string; readonly length: number } {
  const [whole = '', name = ''] = /^\s*\|\s*([A-Za-z]+)/.exec(text) ?? [];
  return formatNames.includes(name) ? { name, length: whole.length } : { name: '', length: 0 };
}
