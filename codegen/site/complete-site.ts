import type { Finding } from '../diagnostics/finding.ts';
import type { Content, Data } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import { propertiesOf } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { completeNavigation } from './made-navigation.ts';
import { madeSource, notFoundPage } from './made-not-found.ts';
import type { ResolvedSite } from './resolve-site.ts';

/** The files with those that a dealer may leave out altogether. */
export function withMadeFiles(
  good: readonly Source[],
  invalidFiles: readonly InvalidFile[],
): readonly Source[] {
  const isThere = [...good, ...invalidFiles].some(({ noun }) => noun === 'navigation');
  const data = { header: {}, footer: {} };
  return isThere ? good : [...good, madeSource('navigation', 'navigation', data)];
}

/**
 * The site with what its content leaves out and the rest of it says: the menu, the page for unknown addresses, the
 * record that a section of its own page is about, the address of a vehicle.
 */
export function completeSite(resolved: ResolvedSite, schemas: SchemaSet): ResolvedSite {
  const findings: Finding[] = [];
  const written = resolved.pages.map((page) => {
    const completed = completePage(page, resolved.content, schemas);
    findings.push(...completed.findings);
    return completed.page;
  });
  const pages = [...written, ...notFoundPage(resolved.content, written)];
  const navigation = completeNavigation(resolved.content, pages, schemas);
  return {
    ...resolved,
    content: { ...resolved.content, navigation },
    pages,
    findings: [...resolved.findings, ...findings],
  };
}

/** What a key of a section is made from if it is left out, by the word that its schema has for it. */
const made: Readonly<Record<string, (page: Page, content: Content) => string | undefined>> = {
  record: ({ record }) => record?.entry.id,
  'vehicle-path': (_page, { templates }) => templates.find(({ id }) => id === 'vehicle')?.data.path,
};

function completePage(page: Page, content: Content, schemas: SchemaSet) {
  const findings: Finding[] = [];
  const sections = page.data.sections.map((section, position) => {
    const missing = keysToMake(section, schemas).map(([key, from]) => {
      const value = made[from]?.(page, content);
      if (value === undefined)
        findings.push(missingKey(page, { key, kind: section.kind, position }));
      return [key, value] as const;
    });
    return missing.length === 0 ? section : { ...section, ...Object.fromEntries(missing) };
  });
  const isSame = sections.every((section, position) => section === page.data.sections[position]);
  return { page: isSame ? page : { ...page, data: { ...page.data, sections } }, findings };
}

function keysToMake(section: Data, schemas: SchemaSet): readonly (readonly [string, string])[] {
  const properties = propertiesOf(schemas.field(`sections/${String(section.kind)}`));
  return [...properties].flatMap(([key, property]) => {
    const from = property.annotations['x-made']?.from;
    return from === undefined || section[key] !== undefined ? [] : [[key, from] as const];
  });
}

function missingKey(
  { entry }: Page,
  {
    key,
    kind,
    position,
  }: { readonly key: string; readonly kind: string; readonly position: number },
): Finding {
  return {
    source: entry.source,
    path: ['sections', position],
    code: 'missing-key',
    message: `the key "${key}" is missing in this ${kind}`,
    help: `Add "${key}:". It can be left out where the template of the vehicles says it.`,
  };
}
