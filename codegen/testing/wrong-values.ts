// Test support: wrong values and keys, put anywhere in a dealer's content.
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { OpenDealer } from './open-dealer.ts';

/** A file with something wrong in it, and what was done. */
export interface WrongFile {
  readonly file: string;
  readonly text: string;
  readonly words: string;
}

type Holder = YAMLMap | YAMLSeq;

/** Puts a value at some place of the content, or a key with it into some group. */
export function putAnywhere(
  { files }: Pick<OpenDealer, 'files'>,
  { value, key }: { readonly value: unknown; readonly key?: string },
  random: () => number,
): WrongFile {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const { file, text } = pick(files);
  const document = parseDocument(text);
  const holder = pick(holdersIn(document));
  const at =
    key ?? pick(holder.items.map((item, index) => ('key' in Object(item) ? keyOf(item) : index)));
  holder.set(isSeq(holder) && typeof at === 'string' ? 0 : at, document.createNode(value));
  return { file, text: String(document), words: `${file}: ${at}: ${JSON.stringify(value)}` };
}

function keyOf(item: unknown): string {
  const { key } = Object(item);
  return String(isScalar(key) ? key.value : key);
}

/** All groups and lists that hold anything. */
function holdersIn(document: Document): Holder[] {
  const found: Holder[] = [];
  const look = (node: unknown) => {
    if (!isMap(node) && !isSeq(node)) return;
    if (node.items.length > 0) found.push(node);
    for (const item of node.items) look(isMap(node) ? Object(item).value : item);
  };
  look(document.contents);
  return found;
}
