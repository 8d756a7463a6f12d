import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, parseDocument } from 'yaml';

/** The content of a project, changed as an editor would: in its files, comments kept. */
export interface ContentFiles {
  /** The files that match a pattern, in order. */
  list(pattern: string): string[];
  read(file: string): string;
  open(file: string): Document;
  save(file: string, content: Document | string): void;
  remove(file: string): void;
}

/** Opens the content of the project in a folder. */
export function openContent(project: string): ContentFiles {
  const folder = join(project, 'content');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    list: (pattern) => globSync(pattern, { cwd: folder }).sort(),
    read,
    open: (file) => parseDocument(read(file)),
    save: (file, content) => {
      // Texts stay on their lines.
      const text = typeof content === 'string' ? content : content.toString({ lineWidth: 0 });
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    remove: (file) => rmSync(join(folder, file)),
  };
}
