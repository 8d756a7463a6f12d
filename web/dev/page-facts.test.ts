import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPageFacts } from './page-facts.ts';

test('a page has the facts of its own and those of every page, each once', () => {
  const project = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  expect(readPageFacts(project, '/')).toEqual({});

  mkdirSync(join(project, '.cache'));
  const everywhere = { shown: ['site.name'], weighed: ['b.size'] };
  const pages = { '/': { shown: ['a.price', 'b.size'], weighed: ['a.seats', 'c.size'] } };
  writeFileSync(
    join(project, '.cache/fact-uses.json'),
    JSON.stringify({ version: 1, everywhere, pages }),
  );
  expect(readPageFacts(project, '/')).toEqual({
    facts: { shown: ['a.price', 'b.size', 'site.name'], weighed: ['a.seats', 'c.size'] },
  });
  expect(readPageFacts(project, '/none')).toEqual({});
});
