import type { DeadLink } from './contract/links.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { isError, mergeCauses, sortDiagnostics } from './diagnostics/faults.ts';
import { createRuleRun } from './link/run-rules.ts';
import { type Loaded, loadContent } from './load/load.ts';
import { readPictures } from './load/read-pictures.ts';
import { type FileTally, tallyFiles } from './model/file-tally.ts';
import { createSession, type Session } from './session.ts';
import { openGazetteer } from './site/gazetteer.ts';
import { resolveSite } from './site/resolve-site.ts';
import type { Site } from './site/site.ts';

/** The paths of content, schemas and output, and whether to write output. */
export interface CompileOptions {
  readonly root: string;
  readonly schemaDir: string;
  readonly outDir: string;
  readonly emit: boolean;
  /** The limit of files, if there are meant to be more than usual. */
  readonly maxFiles?: number;
  /** The files, if they have been read already. */
  readonly loaded?: Loaded;
  /** Dead links on the pages of a built site. */
  readonly deadLinks?: readonly DeadLink[];
  /** Gives all warnings, even those that otherwise wait until nothing else is found. */
  readonly isThorough?: boolean;
}

/** Pages that are open in a browser: they are written before all others, and before any warnings. */
export interface Ahead {
  /** Their current addresses. */
  addresses(): ReadonlySet<string>;
  /** Called once the pages at these addresses are written; everything else waits for it. */
  ready(addresses: ReadonlySet<string>): Promise<void>;
}

/** The findings of a run. */
export interface Compiled {
  readonly diagnostics: readonly Diagnostic[];
  readonly tally: FileTally;
  /** The site, unless its schemas are at fault or only a check was asked for. */
  readonly site?: Site;
  /** The text of a content file, for the lines shown under a fault. */
  textOf(file: string): string | undefined;
}

const nothingRead = { tally: tallyFiles(0, 0, 0), textOf: () => undefined };

/** Compiles the content of a dealer. Faults in the content are returned, never thrown. */
export async function compile(
  options: CompileOptions,
  session: Session = createSession(),
  ahead?: Ahead,
): Promise<Compiled> {
  const { schemaDir, emit } = options;
  if (emit) (await import('./schema/derived-files.ts')).updateDerivedFiles(schemaDir);
  const checked = await checkSite(options, session);
  const site = goodSite(checked);
  const emitter = emit && site ? await openEmitter(site, options, session) : undefined;
  const addresses = ahead?.addresses() ?? new Set();
  if (await emitter?.emitAhead(addresses)) await ahead?.ready(addresses);
  const found = await checked.finish();
  await emitter?.emitAll();
  return found;
}

/** Writes the pages of a site, all at once or some of them ahead. */
async function openEmitter(site: Site, { root, outDir }: CompileOptions, session: Session) {
  const { deriveAhead, deriveSite } = await import('./derive/derive.ts');
  const { openKeptPages } = await import('./derive/kept/kept-pages.ts');
  const { emitSite } = await import('./emit/emit.ts');
  const kept = session.opened(`pages ${root} ${outDir}`, () => openKeptPages(root, outDir));
  return {
    async emitAhead(addresses: ReadonlySet<string>): Promise<boolean> {
      const derived = addresses.size > 0 ? deriveAhead(site, kept, addresses) : undefined;
      if (derived) await emitSite(site, derived, outDir);
      return derived !== undefined;
    },
    async emitAll(): Promise<void> {
      await emitSite(site, deriveSite(site, kept), outDir);
      kept?.save();
    },
  };
}

/** The compiled site, if pages can be made from it. */
export function goodSite({
  site,
  diagnostics,
}: Pick<Compiled, 'site' | 'diagnostics'>): Site | undefined {
  return diagnostics.some(isError) ? undefined : site;
}

/** The state once all errors are found; warnings come last. */
interface Checked extends Pick<Compiled, 'site' | 'diagnostics'> {
  finish(): Promise<Compiled>;
}

/** Checks the content of a dealer without output. */
async function checkSite(
  { root, schemaDir, maxFiles, deadLinks, isThorough, ...given }: CompileOptions,
  session: Session,
): Promise<Checked> {
  const schemas = session.schemas(schemaDir);
  // Findings by a faulty schema are worthless.
  if (schemas.diagnostics.length > 0) {
    const found = { ...nothingRead, diagnostics: sortDiagnostics(schemas.diagnostics) };
    return { ...found, finish: async () => found };
  }
  const loaded = given.loaded ?? loadContent(root, maxFiles);
  const checked = await session.checkAll(loaded.files, { root, schemaDir });
  const refused = [...loaded.refused, ...checked.refused];
  const printed = session.printed(root);
  const resolved = resolveSite(checked.good, refused, printed);
  const hashPicture = session.hashPictures(root);
  const hidden = [...refused, ...resolved.lost];
  const pictures = await readPictures(root, loaded.pictures, {
    hashOf: hashPicture,
    kept: session.pictures(root),
  });
  const gazetteer = openGazetteer();
  const site: Site = { ...resolved, ...pictures, refused: hidden, hashPicture, gazetteer, schemas };
  const found = [loaded, checked, resolved].flatMap(({ diagnostics }) => diagnostics);
  const rules = createRuleRun(site, resolved.asked);
  const wrong = rules.findErrors(found);
  const finish = async (): Promise<Compiled> => {
    const all = [...rules.findDoubts(wrong, isThorough)];
    session.save();
    if (deadLinks)
      all.push(...(await import('./trace/trace-links.ts')).traceLinks(site, deadLinks));
    const accepted = checked.good.length + loaded.pictures.length;
    const tally = tallyFiles(loaded.found, accepted, refused.length);
    const diagnostics = mergeCauses(sortDiagnostics(all));
    return { site, diagnostics, tally, textOf: loaded.textOf };
  };
  return { site, diagnostics: wrong, finish };
}
