// A dealer has counties and towns if it likes: without them nothing asks for any, and all other pages are made.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { compile } from '../compile.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { projectAt } from './golden-folder.ts';

const dealer = join(import.meta.dirname, '../testdata/ok/kayaks');

/** Removes parts of a file. */
function without(file: string, ...parts: readonly Path[]): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const part of parts) document.deleteIn(part);
  writeFileSync(file, document.toString());
}

test('a dealer without counties and towns is asked for none', async () => {
  const root = mkdtempSync(join(tmpdir(), 'without-places-'));
  cpSync(dealer, root, { recursive: true });
  const content = (file: string) => join(root, 'content', file);
  for (const part of ['counties', 'towns', 'templates/county.yaml', 'templates/town.yaml'])
    rmSync(content(part), { recursive: true });
  // What leads to them.
  without(content('navigation.yaml'), ['header', 'items', 1], ['footer', 'towns']);
  without(content('pages/home.yaml'), ['sections', 1]);
  const home = readFileSync(content('pages/home.yaml'), 'utf8');
  writeFileSync(
    content('pages/home.yaml'),
    home.replace(/, delivered to [^.]*\n? *.*counties/, ''),
  );

  const { diagnostics, derive } = await compile(projectAt(root));
  expect(diagnostics).toEqual([]);
  const paths = [...(await derive()).pages()].map(({ document }) => document.path);
  expect(paths).toContain('/inventory');
  rmSync(root, { recursive: true });
});
