import { dateIn } from './contract/forms.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnosticOf, type Finding, isErrorFinding } from './diagnostics/finding.ts';
import { isError, mergeCauses, sortDiagnostics } from './diagnostics/sort-diagnostics.ts';
import { loadContent } from './load/load.ts';
import { type Memo, noMemo } from './memo.ts';
import { checkVersion } from './migrations/check-version.ts';
import { once } from './model/once.ts';
import { withLanguages } from './other-languages.ts';
import { noOutput, type Output, outputOf } from './output.ts';
import {
  type DatedProject,
  type Project,
  type Read,
  readFrom,
  readInLanguages,
  slotOf,
} from './read-project.ts';
import { type FileTally, tallyFiles } from './report/text.ts';
import { ownLanguages } from './schema/language-files.ts';
import { assemble } from './site/assemble.ts';
import type { Site } from './site/site.ts';
import { checkSpelling } from './spelling/check-spelling.ts';
import { siteLanguages, stateOn, withLaterStates } from './states.ts';
import { traceLinks } from './trace/trace-links.ts';

/** What became of a project's content. */
export interface Compilation extends Output {
  /** The errors that keep pages from being made: sorted, each cause once. */
  readonly errors: readonly Diagnostic[];
  /** The errors; the doubts if there are none; what is unused if there are none of either. Found when asked for. */
  readonly diagnostics: readonly Diagnostic[];
  /** The same, but the doubts and what is unused at once. */
  readonly allDiagnostics: readonly Diagnostic[];
  readonly tally: FileTally;
  /** The text of a content file. */
  textOf(file: string): string | undefined;
  /** The site as far as it could be read; none if the schemas are invalid. */
  readonly site?: Site;
  /** The same in each further language of the site. */
  readonly translations?: readonly {
    readonly language: string;
    readonly compilation: Compilation;
  }[];
}

/**
 * Compiles the content of a project, or gives what it was compiled to last if nothing has changed since. What is wrong with it
 * is returned, never thrown.
 */
export async function compile(project: Project, memo: Memo = noMemo): Promise<Compilation> {
  const loaded = project.loaded ?? loadContent(project.root, project.maxFiles);
  const otherVersion = checkVersion({ ...loaded, schemaDir: project.schemaDir });
  if (otherVersion) return { ...withoutSite([otherVersion]), textOf: loaded.textOf };
  const reads = await readInLanguages(project, loaded, memo);
  if ('faults' in reads) return withoutSite(reads.faults);
  const [read, ...others] = reads;
  // A file without faults has one that exists.
  const site = read.checked.good.find(({ noun }) => noun === 'site');
  const zone = String(Object(site?.data).timezone ?? 'UTC');
  // One day for all: midnight may pass in between.
  const dated = { ...project, today: project.today ?? dateIn(zone) };
  const compileIn = (own: Read) => {
    const all: readonly [Read, ...Read[]] = [own, ...reads.filter((each) => each !== own)];
    const from = all.flatMap((each) => readFrom(dated, each));
    const slot = slotOf('compilation', own.schemas.languages);
    return memo.last(slot, from, () => link(dated, all, memo));
  };
  const compilation = await compileIn(read);
  const { languages } = read.schemas;
  // What is wrong in the others is told along with the first.
  if (languages?.own !== languages?.all[0]) return compilation;
  const inOthers = others.map(async (each) => {
    return { language: each.schemas.languages?.own ?? '', compilation: await compileIn(each) };
  });
  return others.length === 0
    ? compilation
    : withLanguages(compilation, await Promise.all(inOthers));
}

/** Links what was read in one language, by rules and references; the others are read for the addresses of their pages. */
async function link(
  project: DatedProject,
  reads: readonly [Read, ...Read[]],
  memo: Memo,
): Promise<Compilation> {
  const [read] = reads;
  const { schemas, loaded, checked, language } = read;
  const misspellings = await checkSpelling({
    sources: checked.good,
    site: assemble(checked.good, checked.invalidFiles, language.defaults).content.site,
    schemas,
    memo,
  });
  const languagesOn = (day: string) => siteLanguages(reads, day);
  const on = (day: string) => stateOn(day, { ...read, misspellings, memo, languagesOn });
  const { site, rules, found } = on(project.today);
  const dead = traceLinks(site, project.deadLinks ?? []).map(diagnosticOf);
  const isGood = !found.some(isErrorFinding);
  const inOrder = (all: readonly Finding[]) =>
    mergeCauses(sortDiagnostics([...all.map(diagnosticOf), ...dead]));
  const onAllDays = (isThorough: boolean) =>
    once(() => inOrder(withLaterStates(rules.findDoubts(found, isThorough), site, on)));
  const [diagnostics, allDiagnostics] = [onAllDays(false), onAllDays(true)];
  const accepted = checked.good.length + loaded.pictures.length + loaded.fonts.length;
  const refused = loaded.invalidFiles.length + checked.invalidFiles.length;
  return {
    errors: inOrder(found).filter(isError),
    get diagnostics() {
      return diagnostics();
    },
    get allDiagnostics() {
      return allDiagnostics();
    },
    tally: tallyFiles(loaded.found, accepted, refused),
    textOf: loaded.textOf,
    site,
    ...(isGood ? outputOf(site, memo) : noOutput),
  };
}

/** The site of content that may be published: without errors, and without doubts about money. */
export function goodSite({ site, allDiagnostics }: Compilation): Site | undefined {
  return allDiagnostics.some(isError) ? undefined : site;
}

function withoutSite(findings: readonly Finding[]): Compilation {
  const errors = sortDiagnostics(findings.map(diagnosticOf));
  // The schemas and languages of this program are not put right from here.
  const own = findings.filter(({ source }) => source.file.startsWith(`${ownLanguages}/`));
  return {
    errors,
    diagnostics: errors,
    allDiagnostics: errors,
    tally: tallyFiles(0, 0, 0),
    textOf: (file) => own.find(({ source }) => source.file === file)?.source.text,
    ...noOutput,
  };
}
