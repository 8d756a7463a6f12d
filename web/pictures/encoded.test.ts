import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { encodedFolder } from '../../codegen/model/picture-uses.ts';

const project = join(import.meta.dirname, '../..');
const folder = join(project, encodedFolder);
const kept = existsSync(folder) ? readdirSync(folder) : [];

// A new picture or another price only means more to encode: the build says so. What may not happen is that files of no
// picture pile up, which everybody then fetches with the project.
test('the files kept are no more than those of all pictures, and not too large to be fetched', () => {
  const masters = globSync('content/pictures/**/*.{webp,png,jpg,jpeg,avif}', { cwd: project });
  expect(kept.length).toBeLessThanOrEqual(masters.length * 12);
  const bytes = kept.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(25e6);
  expect(
    kept.filter(
      (name) =>
        !/^(?:masters\.json|[\w-]+\.[0-9a-f]{10}(?:-\d+(?:x\d+)?)?\.(?:avif|webp|jpg|png))$/.test(
          basename(name),
        ),
    ),
  ).toEqual([]);
});
