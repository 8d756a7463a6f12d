import type { Finding } from '../diagnostics/finding.ts';
import { type Content, contentOf, type Entry, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { ownerNouns, templateNouns } from '../model/nouns.ts';
import { type Page, type PageData, type PageSource, pageNouns } from '../model/page.ts';
import type { InvalidFile } from '../model/source.ts';
import { createUnknownScope, type Facts } from './facts/facts.ts';
import { resolveEntry } from './resolve-entry.ts';

/** The content with the references of its records replaced. Pages and templates stay: they are resolved per page. */
export function resolveContent(
  content: Content,
  facts: Facts,
): { content: Content; findings: Finding[] } {
  const findings: Finding[] = [];
  const one = (entry: Entry): Entry => {
    const resolved = resolveEntry(entry, facts);
    findings.push(...resolved.findings);
    return resolved.data === entry.data ? entry : { ...entry, data: resolved.data };
  };
  const resolved = contentOf((noun) => {
    const records = recordsOf(content, noun);
    return pageNouns.includes(noun) ? records : records.map(one);
  });
  return { content: resolved, findings };
}

/** Replaces the references of all pages, each in its own scope. */
export function resolvePages(
  pages: readonly PageSource[],
  facts: Facts,
): { pages: Page[]; findings: Finding[] } {
  const findings: Finding[] = [];
  const resolved = pages.map((page) => {
    const result = resolveEntry(page.entry, facts, page.scope);
    findings.push(...result.findings);
    return { ...page, data: result.data as PageData };
  });
  return { pages: resolved, findings };
}

/** Checks references in invalid files, and in templates without pages, although nothing is made from them. */
export function checkUnusedReferences(
  unused: { readonly invalidFiles: readonly InvalidFile[]; readonly templates: readonly Entry[] },
  facts: Facts,
): readonly Finding[] {
  const entries = unused.invalidFiles.flatMap(({ id, source }) =>
    source && isRecord(source.data) ? [{ id, data: source.data, source }] : [],
  );
  const scope = createUnknownScope([...templateNouns, ...ownerNouns]);
  return [...entries, ...unused.templates].flatMap((entry) => {
    const isTemplate = entry.source.noun === 'template';
    return resolveEntry(entry, facts, isTemplate ? scope : {}).findings;
  });
}
