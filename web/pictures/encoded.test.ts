import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureFiles } from '../../generated/picture-files.ts';
import { keptFolder } from './keep.ts';

const folder = join(import.meta.dirname, '../..', keptFolder);
const kept = existsSync(folder) ? readdirSync(folder) : [];
const wanted = pictureFiles
  .filter(({ format }) => format !== 'svg')
  .map(({ path }) => basename(path));
/** Previews, whose words change with facts, are made again when they do. */
const isPreview = (name: string) => name.endsWith('.jpg');

test('the files of every master are kept with the project; if not, run make encode', () => {
  expect(wanted.filter((name) => !kept.includes(name))).toEqual([]);
  expect(kept.filter((name) => !isPreview(name) && !wanted.includes(name))).toEqual([]);
});

test('the files kept are not too large to be fetched with the project', () => {
  const bytes = kept.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(25e6);
});
