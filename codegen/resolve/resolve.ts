import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding, TextFinding } from '../diagnostics/finding.ts';
import { type Content, contentOf, type Data, type Entry, recordsOf } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { mayHoldReferences } from '../model/fact-reference.ts';
import { ownerNouns, templateNouns } from '../model/nouns.ts';
import { type Page, type PageData, type PageSource, pageNouns } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import { linksIn } from '../model/written-marks.ts';
import { createUnknownScope, type Facts, type Scope } from './facts/facts.ts';
import { ownNames } from './facts/own-names.ts';
import { contextOf } from './facts/resolve-context.ts';
import { resolveText } from './facts/resolve-text.ts';
import { withRecordsNamed } from './lacking-records.ts';

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
): { pages: Page[]; findings: readonly Finding[] } {
  const resolved = pages.map((page) => {
    const { data, findings } = resolveEntry(page.entry, facts, page.scope);
    return { page: { ...page, data: data as PageData }, findings };
  });
  return { pages: resolved.map(({ page }) => page), findings: withRecordsNamed(resolved) };
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

/** The data of an entry with its references replaced by their text, and the findings of those that lead nowhere. */
interface Resolved {
  readonly data: Data;
  readonly findings: readonly Finding[];
}

/** Replaces `${…}` in every string of an entry. A reference with an error stays as written. */
function resolveEntry(entry: Entry, facts: Facts, scope: Scope = {}): Resolved {
  if (!mayReferAnywhere(entry.source)) return { data: entry.data, findings: [] };
  const findings: Finding[] = [];
  const context = contextOf(facts, scope, ownNames(entry));
  const { own } = context;
  const path: (string | number)[] = [];
  const replace = (text: string) => {
    context.place.isId = (at) =>
      isAddress(text) || isLink(entry.source, path) || isInTarget(text, at);
    const resolved = resolveText(text, context);
    for (const finding of resolved.findings) findings.push(placed(entry.source, path, finding));
    return resolved.text;
  };
  const below = (step: string | number, item: unknown) => {
    path.push(step);
    const replaced = replaceBelow(item);
    path.pop();
    return replaced;
  };
  const replaceBelow = (value: unknown): unknown => {
    if (typeof value === 'string') return mayHoldReferences(value) ? replace(value) : value;
    if (typeof value !== 'object' || value === null) return value;
    const known = facts.shared.get(value);
    if (known) return known;
    const [ownBefore, diagnosticsBefore] = [own.count, findings.length];
    const replaced = replaceItems(value, below);
    // A value that does not refer to the page's record is the same on all pages of its template.
    if (own.count === ownBefore && findings.length === diagnosticsBefore)
      facts.shared.set(value, replaced);
    return replaced;
  };
  const data = replaceBelow(entry.data);
  return { data: isRecord(data) ? data : {}, findings };
}

/** Whether a text is an address or a choice such as `brand:acme`, where ids belong. */
function isAddress(text: string): boolean {
  return /^(?:\/|#|[a-z-]+:)\S*$/.test(text);
}

/** Whether a value, or what it is part of, refers to something by its id. */
function isLink({ links = [] }: Source, path: Path): boolean {
  return links.some(
    ({ path: own, schema }) =>
      schema['x-marks'] === undefined && own.every((step, index) => step === path[index]),
  );
}

/** Whether a place of a text is in the target of a link. */
function isInTarget(text: string, at: number): boolean {
  return linksIn(text).some(({ to, toStart }) => toStart <= at && at < toStart + to.length);
}

/** A group or list with its items replaced; the original if none changes. */
function replaceItems(
  value: object,
  replace: (step: string | number, item: unknown) => unknown,
): object {
  let copy: Record<string, unknown> | undefined;
  const isList = Array.isArray(value);
  const items = Object(value);
  // Object.entries would take half as long again, for every value of the content.
  for (const key of Object.keys(value)) {
    const replaced = replace(isList ? Number(key) : key, items[key]);
    if (replaced === items[key]) continue;
    copy ??= shallowCopy(value);
    copy[key] = replaced;
  }
  return copy ?? value;
}

function shallowCopy(value: object): Record<string, unknown> {
  return Array.isArray(value) ? Object([...value]) : { ...value };
}

/** Most files contain no reference and need no walk. One may be spelled with escapes. */
function mayReferAnywhere({ text }: Source): boolean {
  return mayHoldReferences(text) || text.includes('\\');
}

function placed(source: Source, path: Path, { start, length, ...message }: TextFinding): Finding {
  const span = source.locateInString(path, start, length);
  return { source, path, span, ...message };
}
