import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file only if its bytes differ, so that nothing behind it is done again for nothing. */
export function writeIfChanged(file: string, bytes: string | Uint8Array): boolean {
  const next = Buffer.from(bytes);
  if (existsSync(file) && readFileSync(file).equals(next)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, next);
  return true;
}
