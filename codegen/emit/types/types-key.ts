import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site/site.ts';
import type { Unions } from './type-modules.ts';

/**
 * Stands for everything the modules of types and forms are made from, the code that makes them included.
 * While it stays the same, they stay as they are and need not be made again.
 */
export function typesKey({ schemas, content }: Site, unions: Unions): string {
  const hash = createHash('sha256');
  for (const name of schemas.names)
    hash.update(`${name}\n${JSON.stringify(schemas.named(name))}\n`);
  hash.update(JSON.stringify(unions));
  hash.update(JSON.stringify(content.forms.map(({ id, data }) => [id, data])));
  for (const text of ownCode()) hash.update(text);
  return hash.digest('hex');
}

function ownCode(): readonly Buffer[] {
  const folder = join(import.meta.dirname, '..');
  return globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}
