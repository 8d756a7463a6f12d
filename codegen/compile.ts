import { dateIn } from './contract/forms.ts';
import type { DeadLink } from './contract/links.ts';
import type { DerivedSite } from './derive/derive.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { diagnosticOf, type Finding, isErrorFinding } from './diagnostics/finding.ts';
import { isError, mergeCauses, sortDiagnostics } from './diagnostics/sort-diagnostics.ts';
import type { Written } from './emit/write.ts';
import { openLanguage } from './language/open-language.ts';
import type { History } from './load/history.ts';
import { type Loaded, loadContent } from './load/load.ts';
import { readFonts } from './load/read-fonts.ts';
import { readPictures } from './load/read-pictures.ts';
import { type Memo, noMemo } from './memo.ts';
import { checkVersion } from './migrations/check-version.ts';
import { once } from './model/once.ts';
import { withLanguages } from './other-languages.ts';
import { type FileTally, tallyFiles } from './report/text.ts';
import { declaredSpecifications } from './schema/declared-specifications.ts';
import { ownLanguages } from './schema/language-files.ts';
import { schemasWith } from './schema/read-schemas.ts';
import { readSchemaTexts } from './schema/schema-files.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { languagesIn, type SiteLanguages } from './schema/site-languages.ts';
import { assemble } from './site/assemble.ts';
import type { Site } from './site/site.ts';
import { checkSpelling } from './spelling/check-spelling.ts';
import { type Read, siteLanguages, stateOn, withLaterStates } from './states.ts';
import { traceLinks } from './trace/trace-links.ts';
import { checkFiles } from './validate/checked-files.ts';

/** A dealer's content, and the schemas that it follows. */
export interface Project {
  readonly root: string;
  readonly schemaDir: string;
  /** The limit of files, if there are meant to be more than usual. */
  readonly maxFiles?: number;
  /** The files, if they have been read already. */
  readonly loaded?: Loaded;
  /** The day, YYYY-MM-DD; left out, that of the clock at the dealer's. */
  readonly today?: string;
  /** The language, of a site that has several; left out, the first one. */
  readonly language?: string;
  /** Dead links on the pages of a built site: what they come from is an error. */
  readonly deadLinks?: readonly DeadLink[];
}

/** What became of a project's content. */
export interface Compilation {
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
  /** What is made of content without errors; each page is made when it is asked for. */
  derive(): Promise<DerivedSite>;
  /** Writes the modules and all pages, with their last changes if there is a history; what is unchanged is not touched. */
  write(outDir: string, history?: History): Promise<Written>;
  /** Writes the modules without the pages. */
  writeModules(outDir: string): Promise<Written>;
}

/**
 * Compiles the content of a project, or gives what it was compiled to last if nothing has changed since. What is wrong with it
 * is returned, never thrown.
 */
export async function compile(project: Project, memo: Memo = noMemo): Promise<Compilation> {
  const loaded = project.loaded ?? loadContent(project.root, project.maxFiles);
  const otherVersion = checkVersion({ ...loaded, schemaDir: project.schemaDir });
  if (otherVersion) return { ...withoutSite([otherVersion]), textOf: loaded.textOf };
  const all = languagesIn(loaded.textOf);
  const own = all.find((each) => each === project.language) ?? all[0];
  const read = await readProject(project, loaded, { all, own, memo });
  if ('faults' in read) return withoutSite(read.faults);
  const others: Read[] = [];
  for (const each of all.filter((language) => language !== own)) {
    const other = await readProject(project, loaded, { all, own: each, memo });
    if ('faults' in other) return withoutSite(other.faults);
    others.push(other);
  }
  // A file without faults has one that exists.
  const site = read.checked.good.find(({ noun }) => noun === 'site');
  const zone = String(Object(site?.data).timezone ?? 'UTC');
  // One day for all: midnight may pass in between.
  const dated = { ...project, today: project.today ?? dateIn(zone) };
  const from = [...readFrom(dated, read), ...others.flatMap((each) => readFrom(dated, each))];
  const compilation = await memo.last(slotOf('compilation', own), from, () =>
    link(dated, [read, ...others], memo),
  );
  if (own !== all[0] || others.length === 0) return compilation;
  const inOthers = await Promise.all(
    all.slice(1).map(async (language) => {
      return { language, compilation: await compile({ ...dated, loaded, language }, memo) };
    }),
  );
  return withLanguages(compilation, inOthers);
}

interface Reading {
  readonly all: readonly string[];
  /** The language that it is read in; none for a site that has but one. */
  readonly own: string | undefined;
  readonly memo: Memo;
}

/** Under which name something is remembered: in each language of a site it is another. */
function slotOf(name: string, language: string | undefined): string {
  return language === undefined ? name : `${name} ${language}`;
}

/** Reads the files in a language; what is wrong before content can be judged is all that is said then. */
async function readProject(
  project: Project,
  loaded: Loaded,
  { all, own, memo }: Reading,
): Promise<Read | { readonly faults: readonly Finding[] }> {
  const languages = own === undefined ? undefined : { all, own };
  const schemas = await schemasFor(project, loaded, { languages, memo });
  // What an invalid schema finds is worthless.
  if (schemas.findings.length > 0) return { faults: schemas.findings };
  const [pictures, fonts, checked] = await Promise.all([
    readPictures(project.root, loaded.pictures, memo),
    readFonts(project.root, loaded.fonts, memo),
    checkFiles(loaded.files, schemas, memo),
  ]);
  const site = checked.good.find(({ noun }) => noun === 'site');
  const language = await openLanguage({ ...project, schemas, site }, memo);
  // Nor are the texts of an invalid language file worth filling in.
  if (language.findings.length > 0) return { faults: language.findings };
  return { schemas, loaded, pictures, fonts, checked, language };
}

/** The schemas, with what the vehicles of this dealer may state. */
function schemasFor(
  { schemaDir }: Project,
  loaded: Loaded,
  { languages, memo }: { readonly languages: SiteLanguages | undefined; readonly memo: Memo },
): Promise<SchemaSet> {
  const texts = readSchemaTexts(schemaDir);
  const hasUnits = loaded.files.some(({ kind }) => kind.noun === 'unit');
  const files = { textOf: loaded.textOf, hasUnits, languages };
  const declared = declaredSpecifications(schemaDir, files, memo);
  const listed = languages ? [JSON.stringify(languages)] : [];
  const from = [...[...texts].flat(), JSON.stringify(declared), ...listed];
  return memo.last(slotOf(schemaDir, languages?.own), from, async () => {
    const schemas = schemasWith(texts, declared);
    return languages ? { ...schemas, languages } : schemas;
  });
}

type DatedProject = Project & Required<Pick<Project, 'today'>>;

/** Everything that a compilation is made from; nothing of it is changed while the lists hold the same. */
function readFrom(
  { root, maxFiles, today, deadLinks }: DatedProject,
  { schemas, loaded, pictures, fonts, checked, language }: Read,
): readonly unknown[] {
  // What cannot be read or used as a file has texts and messages of its own.
  const others = loaded.invalidFiles.length + loaded.findings.length > 0 ? [loaded] : [];
  const fontHashes = [...fonts].flatMap(([file, { hash }]) => [file, hash]);
  const files = [...checked.read, ...[...pictures.pictureHashes].flat(), ...fontHashes, ...others];
  return [root, maxFiles, today, deadLinks, schemas, language, ...files];
}

/** Links what was read, by rules and references: the site in the first of some languages. */
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

type Output = Pick<Compilation, 'derive' | 'write' | 'writeModules'>;

const noOutput: Output = {
  derive: refuse,
  write: refuse,
  writeModules: refuse,
};

async function refuse(): Promise<never> {
  throw new Error('content with errors has no output');
}

/** What is made of a site. What makes it is loaded with the first page. */
function outputOf(site: Site, memo: Memo): Output {
  const derived = once(async () => {
    const { deriveSite } = await import('./derive/derive.ts');
    return deriveSite(site, memo.get);
  });
  const emit = async (outDir: string, hasPages: boolean, history?: History) => {
    const { emitSite } = await import('./emit/emit.ts');
    return emitSite(site, await derived(), { outDir, hasPages, history, recall: memo.get });
  };
  return {
    derive: derived,
    write: (outDir, history) => emit(outDir, true, history),
    writeModules: (outDir) => emit(outDir, false),
  };
}
