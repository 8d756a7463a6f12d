import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearNext, publishNext } from './publish-site.ts';
import { nextSite } from './site-folders.ts';

/** The site being built. Nothing of the last one is touched until `publish`. */
export interface NextSite {
  /** The paths of the served files. */
  readonly files: ReadonlySet<string>;
  /** The folder of the renderer. */
  readonly renderer: string;
  /** Reads a served file. */
  read(path: string): Buffer;
  /** Writes a served file. */
  write(path: string, bytes: string | Uint8Array): void;
  /** Writes a file of the renderer. */
  writeRenderer(name: string, bytes: string | Uint8Array): void;
  /** Puts it in the place of the last site, which becomes the previous one. */
  publish(): void;
}

/** Starts the next site: empty but for the generated files, which are those of its renderer from here on. */
export function openNextSite(project: string): NextSite {
  clearNext(project);
  const { served, renderer } = nextSite(project);
  cpSync(join(project, 'generated'), join(renderer, 'generated'), { recursive: true });
  const files = new Set<string>();
  return {
    files,
    renderer,
    read: (path) => readFileSync(join(served, path)),
    write(path, bytes) {
      files.add(path);
      writeBelow(served, path, bytes);
    },
    writeRenderer: (name, bytes) => writeBelow(renderer, name, bytes),
    publish: () => publishNext(project),
  };
}

function writeBelow(folder: string, path: string, bytes: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}
