import type { Finding } from '../diagnostics/finding.ts';
import { pointedAt } from '../diagnostics/phrases.ts';
import type { Content, Data } from '../model/content.ts';
import { mayHold } from '../model/inner-nouns.ts';
import type { Page } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import { propertiesOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { comparedRows } from './compared-rows.ts';
import { estimatorFees } from './fees.ts';
import type { HiddenRecord } from './hidden-records.ts';
import { completeNavigation } from './made-navigation.ts';
import { hiddenPages, madeSource, notFoundPage } from './made-pages.ts';
import { namedQuestions } from './question-anchors.ts';
import type { ResolvedSite } from './resolve-site.ts';
import { homeOf } from './site.ts';

/** The files with those that a dealer may leave out altogether. */
export function withMadeFiles(
  good: readonly Source[],
  invalidFiles: readonly InvalidFile[],
): readonly Source[] {
  const isThere = [...good, ...invalidFiles].some(({ noun }) => noun === 'navigation');
  const data = { header: {}, footer: {} };
  return isThere ? good : [...good, madeSource('navigation', 'navigation', data)];
}

interface Known {
  readonly schemas: SchemaSet;
  readonly hidden: readonly HiddenRecord[];
  readonly invalidFiles: readonly InvalidFile[];
}

/**
 * The site with what its content leaves out and the rest of it says: the menu, the page for unknown addresses and those of what is
 * hidden, the record that a section of its own page is about, the address of a vehicle.
 */
export function completeSite(
  resolved: ResolvedSite,
  { schemas, hidden, invalidFiles }: Known,
): ResolvedSite {
  const findings: Finding[] = [];
  // What a template would say of its vehicles is not missed as well.
  const isTemplateLost = [...invalidFiles, ...resolved.lost].some((file) =>
    mayHold(file, 'template', 'vehicle'),
  );
  const written = resolved.pages.map((page) => {
    const completed = completePage(page, resolved.content, schemas);
    if (!isTemplateLost) findings.push(...completed.findings);
    return completed.page;
  });
  const home = homeOf({ schemas });
  const found = [...written, ...hiddenPages(resolved.content, hidden, home)];
  const pages = [...found, ...notFoundPage(resolved.content, found, home)];
  const navigation = completeNavigation(resolved.content, pages, schemas);
  return {
    ...resolved,
    content: { ...resolved.content, navigation },
    pages,
    findings: [...resolved.findings, ...findings],
  };
}

/** What is made for a key of a section, by the word that its schema has for it. */
type Make = (section: Data, page: Page, content: Content, schemas: SchemaSet) => unknown;

/** What a key left out is made from. */
const made: Readonly<Record<string, Make>> = {
  record: (_section, { record }) => record?.entry.id,
  'vehicle-path': (_section, _page, { templates }) =>
    templates.find(({ id }) => id === 'vehicle')?.data.path,
};

/** What a key is made from where there is something; else it stays left out. */
const added: Readonly<Record<string, Make>> = {
  fees: (_section, _page, { site }) => site && estimatorFees(site.data),
  'search-page': (_section, _page, { pages }) =>
    pages.find(({ data }) => data.sections.some(({ kind }) => kind === 'site-search'))?.data.path,
};

/** What a key always becomes. */
const joined: Readonly<Record<string, Make>> = {
  specifications: (section, _page, content, schemas) => comparedRows(section, content, schemas),
  'question-ids': namedQuestions,
};

function completePage(page: Page, content: Content, schemas: SchemaSet) {
  const findings: Finding[] = [];
  const sections = page.data.sections.map((section, position) => {
    const missing = keysToMake(section, schemas).flatMap(([key, from]) => {
      const make = joined[from] ?? made[from] ?? added[from];
      const value = make?.(section, page, content, schemas);
      if (value === undefined && from in added) return [];
      if (value === undefined) findings.push(missingKey(page, key, position));
      return [[key, value] as const];
    });
    return missing.length === 0 ? section : { ...section, ...Object.fromEntries(missing) };
  });
  const isSame = sections.every((section, position) => section === page.data.sections[position]);
  return { page: isSame ? page : { ...page, data: { ...page.data, sections } }, findings };
}

function keysToMake(section: Data, schemas: SchemaSet): readonly (readonly [string, string])[] {
  const properties = propertiesOf(schemas.field(`sections/${String(section.kind)}`));
  return [...properties].flatMap(([key, property]) => {
    const { from, maybe } = property.annotations['x-made'] ?? {};
    const source = from ?? maybe;
    if (source === undefined) return [];
    return source in joined || section[key] === undefined ? [[key, source] as const] : [];
  });
}

function missingKey({ entry, data }: Page, key: string, position: number): Finding {
  const kind = String(data.sections[position]?.kind).replaceAll('-', ' ');
  return {
    source: entry.source,
    path: ['sections', position],
    code: 'missing-key',
    message: `the key "${key}" is missing in ${pointedAt(kind)}`,
    help: `Add "${key}:". It can be left out where the template of the vehicles says it.`,
  };
}
