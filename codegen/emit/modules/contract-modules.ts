import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmittedFile } from '../write.ts';

const folder = join(import.meta.dirname, '../../contract');

/** The contract with the renderer and the server, byte for byte as the compiler itself keeps to it. */
export function contractModules(): readonly EmittedFile[] {
  return globSync('*.ts', { cwd: folder })
    .sort()
    .map((name) => ({ path: `contract/${name}`, text: readFileSync(join(folder, name), 'utf8') }));
}
