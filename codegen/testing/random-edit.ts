// Test support: a change to one value of a dealer's content, as an editor might make it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isScalar, parseDocument, type Scalar, visit } from 'yaml';

/** A generator of numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const turned = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((turned ^ (turned >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Changes one value in one file; returns its place, and a function that restores the file. */
export function editAnything(root: string, random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const files = globSync('content/**/*.yaml', { cwd: root }).sort();
  const file = pick(files.filter((name) => name !== 'content/urls.yaml'));
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const document = parseDocument(text);
  const value = pick(valuesIn(document));
  const before = value.value;
  value.value = other(before, random);
  writeFileSync(path, String(document));
  return {
    words: `${file}: ${before} to ${value.value}`,
    undo: () => writeFileSync(path, text),
  };
}

function valuesIn(document: Document): Scalar[] {
  const found: Scalar[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key !== 'key' && isScalar(node)) found.push(node);
    },
  });
  return found;
}

const words = ['often', 'a quiet cove', 'Tuesday', '“sure”', 'R&D', '2 < 3', '*now*'];

function other(value: unknown, random: () => number): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const word = words[Math.floor(random() * words.length)] ?? '';
  const parts = String(value).split(' ');
  const at = Math.floor(random() * (parts.length + 1));
  const isLonger = random() < 0.6 || parts.length < 2;
  return parts.toSpliced(at, isLonger ? 0 : 1, ...(isLonger ? [word] : [])).join(' ');
}
