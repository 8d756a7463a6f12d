import { join } from 'node:path';
import { compilerKey } from '../../codegen/cache/compiler-key.ts';
import { readKept } from '../../codegen/cache/kept-file.ts';

/** The file of a project in which the compiler notes something for the development server while it watches the content. */
export function noteFile(project: string, name: string): string {
  return join(project, '.cache', name);
}

/** What the compiler noted, as JSON; undefined before its first run, or if the note is damaged or of another version. */
export function readNote(project: string, name: string): string | undefined {
  return readKept(noteFile(project, name), compilerKey());
}
