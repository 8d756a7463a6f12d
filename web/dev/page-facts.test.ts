import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compilerKey } from '../../codegen/cache/compiler-key.ts';
import { writeKept } from '../../codegen/cache/kept-file.ts';
import { noteFile } from './compiler-notes.ts';
import { readListedContent } from './content-list/listed-content.ts';
import { readOrigins } from './origins/site-origins.ts';
import { readPageFacts } from './page-facts.ts';

function layProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  return project;
}

test('a page has the facts of its own and those of every page, each once', () => {
  const project = layProject();
  expect(readPageFacts(project, '/')).toEqual({});

  const everywhere = { shown: ['site.name'], weighed: ['b.size'] };
  const pages = { '/': { shown: ['a.price', 'b.size'], weighed: ['a.seats', 'c.size'] } };
  const note = JSON.stringify({ everywhere, pages });
  writeKept(noteFile(project, 'fact-uses.json'), compilerKey(), note);
  expect(readPageFacts(project, '/')).toEqual({
    facts: { shown: ['a.price', 'b.size', 'site.name'], weighed: ['a.seats', 'c.size'] },
  });
  expect(readPageFacts(project, '/none')).toEqual({});
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, -10)],
  ['empty', () => Buffer.alloc(0)],
  ['of zeros', (bytes: Buffer) => Buffer.alloc(bytes.length)],
  ['of another version', (bytes: Buffer) => bytes.subarray(bytes.indexOf('\n') + 1)],
])('a note that is %s counts as missing', (_how, damage) => {
  const project = layProject();
  const whole = {
    'fact-uses.json': { pages: {} },
    'origins.json': { pages: {} },
    'content.json': [{}],
  };
  for (const [name, note] of Object.entries(whole)) {
    const file = noteFile(project, name);
    writeKept(file, compilerKey(), JSON.stringify(note));
    writeFileSync(file, damage(readFileSync(file)));
  }
  expect(readPageFacts(project, '/')).toEqual({});
  expect(readOrigins(project)).toBeUndefined();
  expect(readListedContent(project)).toEqual([]);
});
