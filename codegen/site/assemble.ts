import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticInFile } from '../diagnostics/make-diagnostic.ts';
import type { Content, Data, Entry } from '../model/content.ts';
import { contentOf, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Noun } from '../model/nouns.ts';
import { nounNames, nouns, templateNouns } from '../model/nouns.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { Source } from '../model/source.ts';

interface Assembled {
  readonly content: Content;
  /** Missing files; the pages they would have made are not reported as well. */
  readonly lost: readonly RefusedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

interface LostTemplate {
  readonly refused: RefusedFile;
  readonly diagnostic: Diagnostic;
}

/** Sorts the good files into the content of a dealer. Required files must exist. */
export function assemble(sources: readonly Source[], refused: readonly RefusedFile[]): Assembled {
  const byNoun = Map.groupBy<string, Source>(sources, (source) => source.noun);
  const entries = (noun: Noun) =>
    (byNoun.get(noun) ?? []).map(toEntry).sort((one, other) => compareCodeUnits(one.id, other.id));
  const content = contentOf(entries);
  // If the folder itself cannot be read, no file in it counts as missing.
  const isUnread = refused.some(({ file }) => !file.includes('/'));
  const missing = nounNames.filter(
    (noun) =>
      nouns[noun].required &&
      !byNoun.has(noun) &&
      !isUnread &&
      !refused.some((file) => file.noun === noun),
  );
  const templates = isUnread ? [] : lostTemplates(content, refused);
  return {
    content,
    lost: templates.map((each) => each.refused),
    diagnostics: [...missing.map(missingFile), ...templates.map(({ diagnostic }) => diagnostic)],
  };
}

function toEntry(source: Source): Entry {
  const data: Data = isRecord(source.data) ? source.data : {};
  return { id: source.id, data, source };
}

/** Without its template no record of a noun has a page, and nothing else would report it. */
function lostTemplates(content: Content, refused: readonly RefusedFile[]): LostTemplate[] {
  const found = [...content.templates, ...refused.filter((file) => file.noun === 'template')];
  return templateNouns.flatMap((noun) => {
    const many = recordsOf(content, noun).length;
    if (many === 0 || found.some(({ id }) => id === noun)) return [];
    const file = `content/templates/${noun}.yaml`;
    const records = `${many} ${many === 1 ? noun : nouns[noun].list}`;
    const message = `the file ${file} is missing; it makes the pages of ${records}`;
    const diagnostic = diagnosticInFile(file, {
      code: 'missing-file',
      message,
      help: exampleIn('template'),
    });
    return [{ refused: { file, noun: 'template', id: noun }, diagnostic }];
  });
}

function missingFile(noun: string): Diagnostic {
  return diagnosticInFile(`content/${noun}.yaml`, {
    code: 'missing-file',
    message: `the file content/${noun}.yaml is missing; every site needs it`,
    help: exampleIn(noun),
  });
}

function exampleIn(noun: string): string {
  return `Begin with the example in docs/content/nouns/${noun}.md, and change what differs.`;
}
