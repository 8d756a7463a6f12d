import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { expectedFile, faultyFolders } from '../../testing/golden-folder.ts';
import { faultsFile, readChapters } from './chapters.ts';
import { explain } from './explain.ts';

// The samples of the handbook are the first of each code in testdata/err, as they are reported there.
// `UPDATE_EXPECTED=1 npx vitest run codegen/command/explain` updates them after a message has changed.

/** Faults of built pages, of very large content, and what schemas refuse by a better name, have no small sample. */
const withoutSample = [
  'dead-link',
  'empty-fact',
  'invalid',
  'too-large',
  'too-many-files',
  'too-much',
];

const samples = new Map<string, string>();
for (const name of [...faultyFolders].sort(byOwnName)) {
  for (const block of readFileSync(expectedFile(name), 'utf8').split('\n\n')) {
    const code = /^content\S* .* \[([a-z0-9-]+)\]$/m.exec(block.split('\n', 1)[0] ?? '')?.[1];
    if (code !== undefined && !samples.has(code)) samples.set(code, block.trimEnd());
  }
}

/** A folder with the name of a code is about it, and holds the plainest sample. */
function byOwnName(one: string, other: string): number {
  return one.split('-').length - other.split('-').length || compareCodeUnits(one, other);
}

function withSample(code: string, text: string): string {
  const [words = ''] = text.split('\n```text\n');
  const sample = samples.get(code);
  return sample === undefined ? words.trim() : `${words.trim()}\n\n\`\`\`text\n${sample}\n\`\`\``;
}

const { lead, chapters } = readChapters();
const codes = chapters.map(({ code }) => code);

describe('the handbook of faults', () => {
  test('shows for each code the message of a test', () => {
    const wanted = [
      lead.trim(),
      ...chapters.map(({ code, text }) => `## ${code}\n\n${withSample(code, text)}`),
    ];
    const markdown = `${wanted.join('\n\n')}\n`;
    if (process.env.UPDATE_EXPECTED) writeFileSync(faultsFile, markdown);
    expect(readFileSync(faultsFile, 'utf8')).toBe(markdown);
    expect(codes.filter((code) => !samples.has(code))).toEqual(withoutSample);
  });

  test('has a chapter for every code that is reported, and for no other', () => {
    expect([...samples.keys()].filter((code) => !codes.includes(code))).toEqual([]);
    expect(codesInSources().filter((code) => !codes.includes(code))).toEqual(ofSchemas);
    expect(codes).toEqual(codes.toSorted());
  });
});

/** A fault of the project's own schemas is for engineers. */
const ofSchemas = ['broken-schema', 'missing-schema'];

function codesInSources(): string[] {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^testdata\//.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bcode: '([a-z0-9-]+)'/g)].map(
      ([, code = '']) => code,
    ),
  );
  return [...new Set(found)].sort();
}

describe('explain', () => {
  test('prints the chapter of a code without the marks of the handbook', () => {
    const { text, isKnown } = explain('unknown-key');
    expect(text).toContain('What to do. Correct the key');
    expect(text).toContain('[unknown-key]');
    expect(text).not.toMatch(/```|\*\*/);
    expect(isKnown).toBe(true);
  });

  test('names the nearest code, and lists all', () => {
    expect(explain('unknown-kay')).toEqual({
      text: 'There is no code "unknown-kay". Did you mean "unknown-key"?\n',
      isKnown: false,
    });
    expect(explain(undefined).text.split('\n')).toContain('wrong-type');
  });
});
