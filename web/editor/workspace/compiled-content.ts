import { join } from 'node:path';
import { type Compilation, compile } from '../../../codegen/compile.ts';
import { languageAt } from '../../../codegen/contract/languages.ts';
import type { DerivedSite } from '../../../codegen/derive/derive.ts';
import { schemaFolder } from '../../../codegen/files/site-folder.ts';
import { type Loaded, loadContent } from '../../../codegen/load/load.ts';
import { type Memo, openMemo } from '../../../codegen/memo.ts';
import { askedDay } from '../../../codegen/schema/asked-day.ts';
import { updateDerivedFiles } from '../../../codegen/schema/derived-files.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { createOrigins, type OriginsOf } from './content-origins.ts';
import { generatedFolder } from './generated-folder.ts';
import { createRunQueue } from './run-queue.ts';
import { watchFolder } from './watch-folder.ts';

/** The content of a project as it was last saved, compiled in this process. */
export interface CompiledContent {
  /** What is known of the content: one for all that compiles it here, so that what is saved is compiled once. */
  readonly memo: Memo;
  /** Waits for what was saved last to be compiled. */
  isReady(): Promise<void>;
  /** What is made of the last content without errors, in its first language or another; undefined if there was none yet. */
  site(language?: string): DerivedSite | undefined;
  /** That content itself. */
  source(language?: string): Site | undefined;
  /** Its further languages. */
  translations(): readonly string[];
  /** The further language that an address belongs to; none if it belongs to the first. */
  languageOf(path: string): string | undefined;
  /** Its files as they were read last; undefined before the first reading. */
  loaded(): Loaded | undefined;
  /** What is made of the draft that was looked at last. */
  drafted(): DerivedSite | undefined;
  keepDraft(site: DerivedSite): void;
  /** Where the texts of a state of the content are written. */
  readonly originsOf: OriginsOf;
  /** What became of the content as it was saved last; undefined if the compiler has failed. */
  compilation(): Compilation | undefined;
  /** The day that it is shown as on, if it is not that of the clock. */
  day(): string | undefined;
  /** Shows it as on another day. */
  showOn(day: string | undefined): Promise<void>;
  stop(): void;
}

interface ContentEvents {
  /** Called after each run; `written` are the paths of the generated files that have changed. */
  readonly onCompiled: (compilation: Compilation, written: readonly string[]) => void;
  /** Called if the compiler fails; the next change starts it again. */
  readonly onFailed: (failure: unknown) => void;
}

/** Compiles the content of a project now, and again after every change of content or schemas. */
export function followContent(project: string, events: ContentEvents): CompiledContent {
  const memo = openMemo(project);
  let loaded: Loaded | undefined;
  let compilation: Compilation | undefined;
  let good: ReadonlyMap<string | undefined, GoodContent> = new Map();
  let areSchemasNew = true;
  let drafted: DerivedSite | undefined;
  let day = askedDay();
  const run = async () => {
    for (const folder of watched) folder.renew();
    try {
      if (areSchemasNew) updateDerivedFiles(schemaFolder);
      areSchemasNew = false;
      const fresh = loadContent(project);
      const compiled = await compile(
        { root: project, schemaDir: schemaFolder, loaded: fresh, ...(day && { today: day }) },
        memo,
      );
      loaded = fresh;
      compilation = compiled;
      const isGood = compiled.errors.length === 0;
      if (isGood) good = await goodContent(compiled);
      events.onCompiled(compiled, isGood ? await writeModules(project, compiled) : []);
      memo.save();
    } catch (failure) {
      compilation = undefined;
      events.onFailed(failure);
    }
  };
  const onChange = () => queue.changed();
  const watched = [
    ...['content', 'languages'].map((name) => watchFolder(join(project, name), onChange)),
    watchFolder(schemaFolder, () => {
      areSchemasNew = true;
      onChange();
    }),
  ];
  const queue = createRunQueue(run);
  return {
    memo,
    isReady: queue.settled,
    site: (language) => good.get(language)?.site,
    source: (language) => good.get(language)?.source,
    translations: () => [...good.keys()].flatMap((language) => language ?? []),
    languageOf(path) {
      const languages = good.get(undefined)?.site.site.languages ?? [];
      const found = languageAt(path, languages);
      return found === languages[0] ? undefined : found?.language;
    },
    loaded: () => loaded,
    drafted: () => drafted,
    keepDraft(site) {
      drafted = site;
    },
    originsOf: createOrigins(),
    compilation: () => compilation,
    day: () => day,
    showOn(asked) {
      day = asked;
      queue.changed();
      return queue.settled();
    },
    stop() {
      for (const folder of watched) folder.close();
    },
  };
}

interface GoodContent {
  readonly source: Site | undefined;
  readonly site: DerivedSite;
}

/** A site as it was compiled in each of its languages; the first one has no name. */
function inEach(compiled: Compilation) {
  const translations = compiled.translations ?? [];
  return [{ language: undefined, compilation: compiled }, ...translations];
}

async function goodContent(compiled: Compilation) {
  const all = inEach(compiled).map(async ({ language, compilation }) => {
    return [language, { source: compilation.site, site: await compilation.derive() }] as const;
  });
  return new Map(await Promise.all(all));
}

/** Writes the modules of each language, and gives the paths of those that have changed. */
async function writeModules(project: string, compiled: Compilation): Promise<readonly string[]> {
  const all = inEach(compiled).map(async ({ language, compilation }) => {
    const folder = generatedFolder(project, language);
    const { written, removed } = await compilation.writeModules(folder);
    return [...written, ...removed].map((path) => join(folder, path));
  });
  return (await Promise.all(all)).flat();
}
