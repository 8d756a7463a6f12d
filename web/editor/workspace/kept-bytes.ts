import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../../codegen/files/replace-file.ts';

/** Bytes that a step of the history may need again, under a name made from them: photos are too large for its file. */
export function keepBytesIn(folder: string) {
  return {
    /** Keeps bytes, and says under which name. */
    keep(bytes: Buffer): string {
      const name = nameOf(bytes);
      mkdirSync(folder, { recursive: true });
      replaceFile(join(folder, name), bytes);
      return name;
    },
    /** The bytes of a name; undefined if somebody has removed them. */
    read(name: string): Buffer | undefined {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return undefined;
      }
    },
    /** Removes what no step needs any more. */
    keepOnly(names: ReadonlySet<string>): void {
      mkdirSync(folder, { recursive: true });
      for (const name of readdirSync(folder))
        if (!names.has(name)) rmSync(join(folder, name), { force: true });
    },
  };
}

/** The name of bytes. */
export function nameOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
