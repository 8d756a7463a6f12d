import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { DefaultTexts } from '../language/default-texts.ts';
import { type Content, contentOf, type Entry, recordsOf } from '../model/content.ts';
import { type Noun, nounNames, nouns, templateNouns } from '../model/nouns.ts';
import type { InvalidFile, Source } from '../model/source.ts';

interface Assembled {
  readonly content: Content;
  /** Missing files; the pages they would have made are not reported as well. */
  readonly lost: readonly InvalidFile[];
  readonly findings: readonly Finding[];
}

interface LostTemplate {
  readonly invalidFile: InvalidFile;
  readonly finding: Finding;
}

/** Sorts the good files into the content of a dealer, each with the defaults of what it leaves out. Required files must exist. */
export function assemble(
  sources: readonly Source[],
  invalidFiles: readonly InvalidFile[],
  defaults: DefaultTexts,
): Assembled {
  const byNoun = Map.groupBy<string, Source>(sources, (source) => source.noun);
  const toEntry = (source: Source): Entry => {
    return { id: source.id, data: defaults.fill(source), source };
  };
  const entries = (noun: Noun) =>
    (byNoun.get(noun) ?? []).map(toEntry).sort((one, other) => compareCodeUnits(one.id, other.id));
  const content = contentOf(entries);
  // If the folder itself cannot be read, no file in it counts as missing.
  const isUnread = invalidFiles.some(({ file }) => !file.includes('/'));
  const missing = nounNames.filter(
    (noun) =>
      nouns[noun].required &&
      !byNoun.has(noun) &&
      !isUnread &&
      !invalidFiles.some((file) => file.noun === noun),
  );
  const templates = isUnread ? [] : lostTemplates(content, invalidFiles);
  return {
    content,
    lost: [
      ...missing.map((noun) => ({ file: `content/${noun}.yaml`, noun, id: noun })),
      ...templates.map((each) => each.invalidFile),
    ],
    findings: [...missing.map(missingFile), ...templates.map(({ finding }) => finding)],
  };
}

/** Without its template no record of a noun has a page, and nothing else would report it. */
function lostTemplates(content: Content, invalidFiles: readonly InvalidFile[]): LostTemplate[] {
  const found = [...content.templates, ...invalidFiles.filter((file) => file.noun === 'template')];
  return templateNouns.flatMap((noun) => {
    const many = recordsOf(content, noun).length;
    if (many === 0 || found.some(({ id }) => id === noun)) return [];
    const file = `content/templates/${noun}.yaml`;
    const records = `${many} ${many === 1 ? noun : nouns[noun].list}`;
    const message = `the file ${file} is missing; it makes the pages of ${records}`;
    const finding: Finding = {
      source: { file },
      code: 'missing-file',
      message,
      help: exampleIn('template'),
    };
    return [{ invalidFile: { file, noun: 'template', id: noun }, finding }];
  });
}

function missingFile(noun: string): Finding {
  return {
    source: { file: `content/${noun}.yaml` },
    code: 'missing-file',
    message: `the file content/${noun}.yaml is missing; every site needs it`,
    help: `${exampleIn(noun)} Or empty content/, and "make new DIR=content" writes a small shop.`,
  };
}

function exampleIn(noun: string): string {
  return `Begin with the example in docs/content/nouns/${noun}.md, and change what differs.`;
}
