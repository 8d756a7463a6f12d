import type { DeadLink } from './contract/links.ts';
import type { Finding } from './diagnostics/finding.ts';
import { type Language, openLanguage } from './language/open-language.ts';
import type { Loaded } from './load/load.ts';
import { type ReadFonts, readFonts } from './load/read-fonts.ts';
import { type ReadPictures, readPictures } from './load/read-pictures.ts';
import type { Memo } from './memo.ts';
import { declaredSpecifications } from './schema/declared-specifications.ts';
import { schemasWith } from './schema/read-schemas.ts';
import { readSchemaTexts } from './schema/schema-files.ts';
import type { SchemaSet } from './schema/schema-set.ts';
import { languagesIn, type SiteLanguages } from './schema/site-languages.ts';
import { type CheckedFiles, checkFiles } from './validate/checked-files.ts';

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

/** The files of a project, each read by itself, in one of its languages. */
export interface Read {
  readonly schemas: SchemaSet;
  readonly loaded: Loaded;
  readonly pictures: ReadPictures;
  readonly fonts: ReadFonts;
  readonly checked: CheckedFiles;
  readonly language: Language;
}

/** What is wrong before content can be judged. */
interface Unreadable {
  readonly faults: readonly Finding[];
}

/** Reads the files of a project in each of its languages, the asked one first; in that of the site, if it has but one. */
export async function readInLanguages(
  project: Project,
  loaded: Loaded,
  memo: Memo,
): Promise<readonly [Read, ...Read[]] | Unreadable> {
  const all = languagesIn(loaded.textOf);
  const asked = all.find((each) => each === project.language) ?? all[0];
  const languages = asked === undefined ? undefined : { all, own: asked };
  const read = await readIn(languages, { project, loaded, memo });
  if ('faults' in read) return read;
  const others: Read[] = [];
  for (const own of all.filter((each) => each !== asked)) {
    const other = await readIn({ all, own }, { project, loaded, memo });
    if ('faults' in other) return other;
    others.push(other);
  }
  return [read, ...others];
}

interface Given {
  readonly project: Project;
  readonly loaded: Loaded;
  readonly memo: Memo;
}

/** Reads the files in a language of the site; what is wrong before content can be judged is all that is said then. */
async function readIn(
  languages: SiteLanguages | undefined,
  { project, loaded, memo }: Given,
): Promise<Read | Unreadable> {
  const schemas = await schemasFor(languages, { project, loaded, memo });
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
  languages: SiteLanguages | undefined,
  { project: { schemaDir }, loaded, memo }: Given,
): Promise<SchemaSet> {
  const texts = readSchemaTexts(schemaDir);
  const hasUnits = loaded.files.some(({ kind }) => kind.noun === 'unit');
  const files = { textOf: loaded.textOf, hasUnits, languages };
  const declared = declaredSpecifications(schemaDir, files, memo);
  const listed = languages ? [JSON.stringify(languages)] : [];
  const from = [...[...texts].flat(), JSON.stringify(declared), ...listed];
  return memo.last(slotOf(schemaDir, languages), from, async () => {
    const schemas = schemasWith(texts, declared);
    return languages ? { ...schemas, languages } : schemas;
  });
}

/** Under which name something is remembered: in each language of a site it is another. */
export function slotOf(name: string, languages: SiteLanguages | undefined): string {
  return languages === undefined ? name : `${name} ${languages.own}`;
}

/** A project on a day. */
export type DatedProject = Project & Required<Pick<Project, 'today'>>;

/** Everything that a compilation is made from; nothing of it is changed while the lists hold the same. */
export function readFrom(
  { root, maxFiles, today, deadLinks }: DatedProject,
  { schemas, loaded, pictures, fonts, checked, language }: Read,
): readonly unknown[] {
  // What cannot be read or used as a file has texts and messages of its own.
  const others = loaded.invalidFiles.length + loaded.findings.length > 0 ? [loaded] : [];
  const fontHashes = [...fonts].flatMap(([file, { hash }]) => [file, hash]);
  const files = [...checked.read, ...[...pictures.pictureHashes].flat(), ...fontHashes, ...others];
  return [root, maxFiles, today, deadLinks, schemas, language, ...files];
}
