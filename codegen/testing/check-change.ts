// Test support: makes random changes to the content of both dealers, and judges each by means of its own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { isMap, isNode, isScalar, isSeq, type Node, parse, parseDocument, visit } from 'yaml';
import { type Change, isRefusal } from '../edit/change.ts';
import { editText } from '../edit/edit-text.ts';
import { dataAfter, randomChange } from './random-change.ts';
import { createRandom } from './random-edit.ts';

const project = join(import.meta.dirname, '../..');
const files = globSync('{content,web/e2e/second-dealer/content}/**/*.yaml', {
  cwd: project,
}).sort();

/** Makes so many changes, and expects all else to stay as it is; gives the share of those that are refused. */
export function makeRandomChanges(count: number, seed: number): number {
  const random = createRandom(seed);
  let refused = 0;
  for (let index = 0; index < count; index++) {
    const file = files[Math.floor(random() * files.length)] ?? '';
    const text = readFileSync(join(project, file), 'utf8');
    const change = randomChange(parse(text), random);
    try {
      if (!checkChange(text, change)) refused += 1;
    } catch (error) {
      throw new Error(`${file} ${JSON.stringify(change)}`, { cause: error });
    }
  }
  return refused / count;
}

/** The data of a text, with each value as it is written: with its quotes, its folds and its spelling. */
function writtenIn(text: string): unknown {
  const read = (node: unknown): unknown => {
    if (isSeq(node)) return node.items.map(read);
    if (isMap(node))
      return Object.fromEntries(node.items.map(({ key, value }) => [String(key), read(value)]));
    const [start, end] = (isScalar(node) && node.range) || [0, 0];
    return text.slice(start, end).trimEnd();
  };
  return read(parseDocument(text).contents);
}

/** The comments of a text, in no order. */
function commentsIn(text: string): string[] {
  const document = parseDocument(text);
  const found: (string | null | undefined)[] = [document.commentBefore, document.comment];
  const add = (node: Node) => void found.push(node.commentBefore, node.comment);
  visit(document, (_key, node) => (isNode(node) ? add(node) : undefined));
  return found
    .flatMap((comment) => comment?.split('\n') ?? [])
    .filter(Boolean)
    .sort();
}

/** Everything but the value that a change gives. */
function besides(written: unknown, change: Change): unknown {
  if (change.does !== 'set' && change.does !== 'add') return written;
  return dataAfter(written, { does: 'set', path: change.path, value: 'changed' });
}

/** Expects a change to leave every other value, comment and byte as it was; false if it is refused. */
function checkChange(text: string, change: Change): boolean {
  const outcome = editText(text, change);
  if (isRefusal(outcome)) return false;
  const after = outcome.text;
  expect(parse(after)).toEqual(dataAfter(parse(text), change));
  expect(besides(writtenIn(after), change)).toEqual(
    besides(dataAfter(writtenIn(text), change), change),
  );
  const { start, end, text: own } = outcome.edit;
  expect(after).toBe(text.slice(0, start) + own + text.slice(end));
  const [before, now] = [commentsIn(text), commentsIn(after)];
  const added = change.does === 'comment' ? [` ${change.text}`] : [];
  const lost = without(before, now);
  expect(without(now, before)).toEqual(added);
  if (change.does !== 'remove') expect(lost).toEqual([]);
  for (const comment of lost) expect(text.slice(start, end)).toContain(comment);
  return true;
}

/** What is left of some texts, of which several may be alike, without others. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = [...texts];
  for (const each of others) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
