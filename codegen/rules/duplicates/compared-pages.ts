import type { Path } from '../../diagnostics/diagnostic.ts';
import { copiedFiles } from '../../link/misnamed-files.ts';
import { scanReferences } from '../../model/fact-reference.ts';
import type { Page } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import { scopeOrigins } from '../../site/record-scope.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** The pages that differ from each other; of a copied file, no more is said than that it is one. */
export function pagesToCompare(index: SiteIndex): readonly Page[] {
  const copies = copiedFiles(index);
  return index.site.pages.filter(
    ({ record, entry }) => !copies.has((record?.entry ?? entry).source.file),
  );
}

/** What makes the title: a fact of the record that a template's title refers to, or the title of a page. */
export function placeOfTitle({ entry, record }: Page): {
  readonly source: Source;
  readonly path: Path;
} {
  if (!record) return { source: entry.source, path: ['title'] };
  const { data, source } = record.entry;
  const written = String(Object(entry.source.data).title);
  const origins = scanReferences(written).flatMap((piece) =>
    piece.kind === 'reference' ? scopeOrigins(record, piece.path.split('.')) : [],
  );
  const own = origins.find(({ noun, id }) => noun === record.noun && id === record.entry.id);
  const [key = ''] = own?.steps ?? [];
  return { source, path: data[key] === undefined ? [] : [key] };
}
