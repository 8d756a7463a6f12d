import type { Finding } from '../diagnostics/finding.ts';
import type { DefaultTexts } from '../language/default-texts.ts';
import type { Content } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import { createFacts } from '../resolve/facts/facts.ts';
import { checkUnusedReferences, resolveContent, resolvePages } from '../resolve/resolve.ts';
import { assemble } from './assemble.ts';
import { expandPages } from './expand.ts';
import { checkUnits } from './units/check-units.ts';
import { lostUnits, withUnits } from './units-as-vehicles.ts';

/** The content and its pages, with every reference to a fact replaced by its text. */
export interface ResolvedSite {
  readonly content: Content;
  readonly pages: readonly Page[];
  /** The facts, or parts of them, that any text refers to. */
  readonly referenced: ReadonlySet<unknown>;
  /** What is missing, or shown nowhere, because of what is reported elsewhere. */
  readonly lost: readonly InvalidFile[];
  readonly findings: readonly Finding[];
}

/** Sorts good files into content, fills in what they leave out, replaces references to facts, and fills templates with their records. Prices are those of a day. */
export function resolveSite(
  good: readonly Source[],
  invalidFiles: readonly InvalidFile[],
  { defaults, today }: { readonly defaults: DefaultTexts; readonly today: string },
): ResolvedSite {
  const assembled = assemble(good, invalidFiles, defaults);
  const { templates } = assembled.content;
  const units = checkUnits(assembled.content);
  const lost = [...assembled.lost, ...lostUnits(assembled.content)];
  const facts = createFacts(assembled.content, [...invalidFiles, ...lost], {
    doubtful: units.changed,
    today,
  });
  const records = resolveContent(assembled.content, facts);
  const content = withUnits(records.content, today);
  const expanded = expandPages(content, invalidFiles);
  const filled = resolvePages(expanded.pages, facts);
  const filling = new Set(expanded.pages.map(({ entry }) => entry.source));
  const idle = templates.filter(({ source }) => !filling.has(source));
  const unused = checkUnusedReferences({ invalidFiles, templates: idle }, facts);
  return {
    content,
    pages: filled.pages,
    referenced: facts.referenced,
    lost,
    findings: [assembled, units, records, expanded, filled]
      .flatMap(({ findings }) => findings)
      .concat(unused),
  };
}
