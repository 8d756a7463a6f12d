import type { SourceFile } from 'ts-morph';
import { IndentationText, Project, QuoteKind } from 'ts-morph';
import { generatedNotice } from '../modules/data-module.ts';

/** A project in memory in which modules of types are put together. */
export function createTypeProject(): Project {
  return new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    manipulationSettings: {
      indentationText: IndentationText.TwoSpaces,
      quoteKind: QuoteKind.Single,
    },
  });
}

/** The text of a module, under the notice that it is generated. Nested types are laid out only now. */
export function moduleText(file: SourceFile): string {
  file.formatText({ indentSize: 2 });
  return generatedNotice + file.getFullText();
}
