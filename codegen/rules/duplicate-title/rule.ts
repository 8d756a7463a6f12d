import type { Path } from '../../diagnostics/diagnostic.ts';
import { copiedFiles } from '../../link/misnamed-files.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import { scanReferences } from '../../model/fact-reference.ts';
import { readName } from '../../model/letter-case.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import { scopeOrigins } from '../../site/record-scope.ts';

/** Pages that search engines list have titles of their own. */
export const rule: Rule = {
  code: 'duplicate-title',
  phase: 'error',
  check(index) {
    const first = new Map<string, Page>();
    const copies = copiedFiles(index);
    return index.site.pages.flatMap((page) => {
      if (page.data.indexed === false || copies.has(placeOf(page).source.file)) return [];
      const title = readName(String(page.data.title));
      const earlier = first.get(title);
      if (!earlier) {
        first.set(title, page);
        return [];
      }
      // Two pages at one address are reported as such.
      return canonicalPath(earlier) === canonicalPath(page) ? [] : [duplicate(page, earlier)];
    });
  },
};

function duplicate(page: Page, earlier: Page): Finding {
  const paths = `${canonicalPath(earlier)} and ${canonicalPath(page)}`;
  const message = `${paths} share the title "${String(page.data.title)}"`;
  const other = placeOf(earlier);
  const { line, column } = other.source.locate(other.path);
  const place = { file: other.source.file, line, column, message: 'this is the other one' };
  return { ...placeOf(page), text: { message, related: [place] } };
}

/** What makes the title: a fact of the record that a template's title refers to, or the title of a page. */
function placeOf({ entry, record }: Page): { readonly source: Source; readonly path: Path } {
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
