import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { isPair, isScalar, parseDocument, visit } from 'yaml';
import type { Chapter, Finding } from './finding.ts';

/** The keys of what is a name, an address, or a choice: spelled as it is. */
const named = /name|slug|alias|path|url|href|email|street|city|owner|author|keywords|zip|id$/i;

const ownWords = join(import.meta.dirname, 'words.txt');

/** A file of the content. */
interface ContentText {
  readonly file: string;
  readonly text: string;
}

/** Checks the spelling of what is written in sentences; every word of a name in the content is known. */
export async function checkSpelling(root: string): Promise<Chapter> {
  const files = globSync('content/**/*.yaml', { cwd: root }).sort();
  const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const words = [...namesIn(texts), ...readFileSync(ownWords, 'utf8').split('\n').filter(Boolean)];
  const findings: Finding[] = [];
  for (const { file, text } of texts) findings.push(...(await misspelt({ file, text }, words)));
  return {
    heading: 'Words that no dictionary knows',
    advice: 'Correct the word. If it is right, add it to `.ci/outside/words.txt`.',
    findings,
  };
}

async function misspelt({ file, text }: ContentText, words: string[]): Promise<Finding[]> {
  const document = { uri: 'text.txt', text: prose(text), languageId: 'plaintext', locale: 'en-US' };
  const options = { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true };
  const { issues } = await spellCheckDocument(document, options, { words, language: 'en-US' });
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const line = text.slice(0, offset).split('\n').length;
    const meant = suggestions.slice(0, 3).join(', ');
    return { file, line, words: meant === '' ? word : `${word} (${meant}?)` };
  });
}

/** A text with nothing left but its sentences, each at its place. */
function prose(text: string): string {
  const kept = [...text.replaceAll(/[^\n]/g, ' ')];
  for (const { start, end } of scalars(text, (key, value) => !named.test(key) && /\s/.test(value)))
    for (let at = start; at < end; at++) kept[at] = text[at] ?? ' ';
  // What is between braces is a reference, and what looks like an address is one.
  return kept
    .join('')
    .replaceAll(/\$?\{[^}]*\}|https?:\S+|\S+@\S+|\/[\w/#?=&-]+/g, (found) =>
      ' '.repeat(found.length),
    );
}

/** The words of all names, with the ids of records; a capital word alone is one too. */
function namesIn(texts: readonly ContentText[]): string[] {
  const values = texts.flatMap(({ file, text }) => [
    file,
    ...scalars(text, (key, value) => named.test(key) || /^\p{Lu}\S*$/u.test(value)).map(
      ({ start, end }) => text.slice(start, end),
    ),
  ]);
  return [...new Set(values.flatMap((value) => value.match(/[\p{Letter}\p{Mark}'’]{3,}/gu) ?? []))];
}

/** The places of values that are texts. */
function scalars(text: string, isWanted: (key: string, value: string) => boolean) {
  const found: { readonly start: number; readonly end: number }[] = [];
  visit(parseDocument(text), {
    Scalar(kind, node, path) {
      if (kind === 'key' || typeof node.value !== 'string' || !node.range) return;
      const pair = path.findLast((each) => isPair(each));
      const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      if (isWanted(key, node.value)) found.push({ start: node.range[0], end: node.range[1] });
    },
  });
  return found;
}
