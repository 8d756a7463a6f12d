import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { anchorsOf } from '../anchors.ts';
import type { SiteRule } from '../rule.ts';

/** No two sections of a page have the same anchor. */
export const uniqueAnchors: SiteRule = (index) =>
  index.site.pages.flatMap((page) => {
    const anchors = anchorsOf(index, page);
    const repeated = anchors.find((anchor, position) => anchors.indexOf(anchor) < position);
    if (repeated === undefined) return [];
    const isPolicy = page.record?.noun === 'policy';
    const { data, source } = isPolicy ? page.record.entry : page.entry;
    const [first = [], second = first] = pathsOfId(data, repeated);
    const message = `two sections of this page have the id "${repeated}"`;
    const { line, column } = source.locate(first);
    const place = { file: source.file, line, column, message: 'it was first given here' };
    const related = first === second ? {} : { related: [place] };
    return [{ source, path: second, text: { code: 'duplicate-id', message, ...related } }];
  });

/** Where the sections of a page, and the parts of these, have an id; the list of sections if it is not written here. */
function pathsOfId(data: Data, id: string, below: Path = []): Path[] {
  const sections = Array.isArray(data.sections) ? data.sections : [];
  const found = sections.flatMap((section: unknown, index): Path[] => {
    if (!isRecord(section)) return [];
    const path = [...below, 'sections', index];
    return [...(section.id === id ? [[...path, 'id']] : []), ...pathsOfId(section, id, path)];
  });
  return found.length > 0 || below.length > 0 ? found : [['sections']];
}
