import { createRequire } from 'node:module';
import { once } from '../../model/once.ts';
import { generatedNotice } from '../modules/data-module.ts';
import type { EmittedFile } from '../write.ts';

/** A module of types and schemas, before it is formatted. */
export interface TypeModule {
  readonly path: string;
  readonly imports: readonly string[];
  /** Each with its description. */
  readonly statements: readonly string[];
}

/** The library takes most of a second to load, and is needed only if types change. */
const library = once((): typeof import('ts-morph') => createRequire(import.meta.url)('ts-morph'));

/** Prints modules as text, each with a notice that it is generated. */
export function printModules(modules: readonly TypeModule[]): readonly EmittedFile[] {
  const { Project } = library();
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  return modules.map(({ path, imports, statements }) => {
    const lines = imports.map((each) => `${each}\n`).join('');
    const file = project.createSourceFile(path, joined([lines, ...statements]));
    // Also formats nested types.
    file.formatText({ indentSize: 2 });
    return { path, text: generatedNotice + file.getFullText() };
  });
}

/** Statements with a blank line between two of different kinds, and around interfaces. */
function joined(statements: readonly string[]): string {
  const written = statements.filter((each) => each !== '');
  return written
    .map((each, index) => {
      const kind = kindOf(each);
      const isAlike = kind !== 'interface' && kind === kindOf(written[index - 1] ?? '');
      return `${index === 0 || isAlike ? '' : '\n'}${each.trimEnd()}\n`;
    })
    .join('');
}

function kindOf(statement: string): string | undefined {
  return /^export (\w+)/m.exec(statement)?.[1];
}
