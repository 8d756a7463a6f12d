import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Entry } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { addressFault } from '../known-address.ts';
import type { SiteRule } from '../rule.ts';

/** Fields that hold a bare address of this site lead to a page. */
export const addressFields: SiteRule = (index) =>
  fieldsOf(index).flatMap(({ source, path, value }) => {
    const text = typeof value === 'string' ? addressFault(index, value) : undefined;
    return text ? [{ source, path, text }] : [];
  });

interface Field {
  readonly source: Source;
  readonly path: Path;
  readonly value: unknown;
}

function fieldsOf({ site }: SiteIndex): readonly Field[] {
  const { brands, counties, forms, navigation } = site.content;
  const field = ({ data, source }: Pick<Entry, 'data' | 'source'>, key: string): Field => ({
    source,
    path: [key],
    value: data[key],
  });
  return [
    ...site.pages.map(({ data, entry }) => field({ data, source: entry.source }, 'parent')),
    ...brands.map((entry) => field(entry, 'path')),
    ...counties.map((entry) => field(entry, 'path')),
    ...forms.flatMap((entry) => [field(entry, 'action'), field(entry, 'success')]),
    ...(navigation ? menuFields(navigation) : []),
  ];
}

function menuFields({ data, source }: Entry): Field[] {
  const header = isRecord(data.header) ? data.header : {};
  const items = Array.isArray(header.items) ? header.items : [];
  return items.map((item, index) => ({
    source,
    path: ['header', 'items', index, 'to'],
    value: isRecord(item) ? item.to : undefined,
  }));
}
