import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { RefusedFile } from '../model/refused.ts';
import type { Source } from '../model/source.ts';
import { createFacts } from '../resolve/facts/facts.ts';
import { checkUnusedReferences, resolveContent, resolvePages } from '../resolve/resolve.ts';
import { assemble } from './assemble.ts';
import { expandPages } from './expand.ts';
import { checkUnits } from './units/check-units.ts';

/** The content and its pages, with every reference to a fact replaced by its text. */
export interface ResolvedSite {
  readonly content: Content;
  readonly pages: readonly Page[];
  /** The facts, or parts of them, that any text refers to. */
  readonly asked: ReadonlySet<unknown>;
  /** Missing files. */
  readonly lost: readonly RefusedFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Sorts good files into content, replaces references to facts, and fills templates with their records. */
export function resolveSite(
  good: readonly Source[],
  refused: readonly RefusedFile[],
): ResolvedSite {
  const assembled = assemble(good, refused);
  const { templates } = assembled.content;
  const units = checkUnits(assembled.content);
  const facts = createFacts(assembled.content, refused, { doubtful: units.changed });
  const records = resolveContent(assembled.content, facts);
  const expanded = expandPages(records.content, refused);
  const filled = resolvePages(expanded.pages, facts);
  const filling = new Set(expanded.pages.map(({ entry }) => entry.source));
  const idle = templates.filter(({ source }) => !filling.has(source));
  const unused = checkUnusedReferences({ refused, templates: idle }, facts);
  return {
    content: records.content,
    pages: filled.pages,
    asked: facts.asked,
    lost: assembled.lost,
    diagnostics: [assembled, units, records, expanded, filled]
      .flatMap(({ diagnostics }) => diagnostics)
      .concat(unused),
  };
}
