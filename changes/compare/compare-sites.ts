import { listFacts } from '../../codegen/command/facts/list-facts.ts';
import { type Compilation, goodSite } from '../../codegen/compile.ts';
import { deriveSite } from '../../codegen/derive/derive.ts';
import type { Diagnostic } from '../../codegen/diagnostics/diagnostic.ts';
import { isError, missingFrom } from '../../codegen/diagnostics/sort-diagnostics.ts';
import { canonicalPath } from '../../codegen/model/page.ts';
import { describeRepairs } from '../../codegen/report/describe-edits.ts';
import type { FactList } from '../../codegen/report/fact-list.ts';
import { gatherFacts } from '../../codegen/resolve/facts/fact-roots.ts';
import { createRenamed } from '../../codegen/resolve/facts/former-names.ts';
import type { Site } from '../../codegen/site/site.ts';
import { createSiteIndex } from '../../codegen/site/site-index.ts';
import type { ChangedDiagnostics, Changes } from '../changes.ts';
import { compareAddresses, lostLines } from './compare-addresses.ts';
import { compareFacts } from './compare-facts.ts';
import { type BuiltPage, type BuiltPages, comparePages } from './compare-pages.ts';
import { groupTexts } from './group-texts.ts';
import { createNaming, createUnname, recordNames } from './record-names.ts';

/** A dealer at one point in time: the compiled content, and the pages built from it if the build succeeded. */
export interface State {
  readonly compiled: Compilation;
  readonly pages: ReadonlyMap<string, BuiltPage>;
}

/** Compares two states of a dealer; `base` describes the first one in words. */
export function compareSites(before: State, after: State, base: string): Changes {
  const [old, fresh] = [goodSite(before.compiled), goodSite(after.compiled)];
  const [oldSite, freshSite] = [before.compiled.site, after.compiled.site];
  const common = {
    base,
    total: after.pages.size,
    lostLines: oldSite && freshSite ? lostLines(oldSite, freshSite) : [],
    diagnostics: compareDiagnostics(
      before.compiled.allDiagnostics,
      after.compiled.allDiagnostics,
      after.compiled.textOf,
    ),
  };
  if (!old || !fresh) {
    const nothing = { facts: [], addresses: [], pages: [], texts: [], feeds: [] };
    return { ...common, ...nothing, blocked: fresh ? 'before' : 'now' };
  }
  const renamed = createRenamed(gatherFacts(fresh.content, []).homes);
  const pages = comparePages(
    builtPages(old, before),
    builtPages(fresh, after),
    movedPages(old, fresh),
  );
  return {
    ...common,
    facts: compareFacts(factsOf(old), factsOf(fresh), {
      pathNow: (path) => renamed(path)?.word ?? path,
      changed: new Set(pages.map(({ path }) => path)),
    }),
    addresses: compareAddresses(old, fresh),
    pages,
    texts: groupTexts(pages, createUnname([...recordNames(old), ...recordNames(fresh)])),
    feeds: changedFeeds(old, fresh),
  };
}

/** The date matters only for readings. */
function factsOf(site: Site): FactList {
  return listFacts(site, '');
}

function builtPages(site: Site, { pages }: State): BuiltPages {
  const nameOf = createNaming(site);
  const known = new Map(
    site.pages.map((page) => {
      const { record, data } = page;
      const name = record && nameOf(record.noun, record.entry);
      const kind = record?.noun ?? String(data.type);
      return [canonicalPath(page), { kind, ...(name && { name }) }] as const;
    }),
  );
  return { pages, about: (path) => known.get(path) ?? { kind: 'page' } };
}

/** The former address of each page that moved. */
function movedPages(before: Site, after: Site): ReadonlyMap<string, string> {
  const { currentPageOf } = createSiteIndex(after);
  return new Map(
    before.pages.flatMap((page) => {
      const current = currentPageOf(page.id);
      const [from, to] = [canonicalPath(page), current && canonicalPath(current)];
      return to === undefined || to === from ? [] : [[to, from] as const];
    }),
  );
}

/** What the site serves or sends besides pages, and the data behind it. */
const feeds = {
  'the list of vehicles at /api/vehicles': ({ vehicles }) => vehicles,
  'the sitemap at /sitemap.xml': ({ routes }) =>
    routes.filter(({ indexed, alias }) => indexed && !alias).map(({ path }) => path),
  'the rules of the forms, and what is said when they are broken': ({ forms }) => forms,
  'what mails and the server itself say': ({ site }) => site.server,
} as const satisfies Record<string, (derived: ReturnType<typeof deriveSite>) => unknown>;

/** What changed besides pages, in words. */
function changedFeeds(before: Site, after: Site): string[] {
  const [old, fresh] = [deriveSite(before), deriveSite(after)];
  const changed = Object.entries(feeds).filter(
    ([, made]) => JSON.stringify(made(old)) !== JSON.stringify(made(fresh)),
  );
  return changed.map(([words]) => words);
}

/**
 * New diagnostics and cured ones; one that merely moved to another line is neither. Warnings are only reported if there
 * are no errors, so if either state has errors, only errors are compared.
 */
function compareDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): ChangedDiagnostics {
  const hasErrors = [...before, ...after].some(isError);
  const [old, now] = hasErrors ? [before.filter(isError), after.filter(isError)] : [before, after];
  const fresh = missingFrom(old, now).map((each) => {
    return { ...each, repairs: describeRepairs(each, textOf) };
  });
  return { fresh, cured: missingFrom(now, old) };
}
