// The kinds of local business are those of schema.org.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { projectSchemas } from '../testing/make-site.ts';

test('a business is of any kind of local business that schema.org knows', () => {
  const path = createRequire(import.meta.url).resolve('schema-dts');
  const types = readFileSync(path.replace(/\.js$/, '.d.ts'), 'utf8');
  const parts = new Map(
    [...types.matchAll(/^export type (\w+) = (.*);$/gm)].map(([, name = '', union = '']) => [
      name,
      union.split(' | ').filter((part) => /^[A-Z]\w+$/.test(part) && !part.endsWith('Leaf')),
    ]),
  );
  const below = (name: string): string[] => [name, ...(parts.get(name) ?? []).flatMap(below)];
  const kinds = [...new Set(below('LocalBusiness'))].sort();
  expect(kinds.length).toBeGreaterThan(100);
  expect(projectSchemas.named('business-type')?.enum).toEqual(kinds);
});
