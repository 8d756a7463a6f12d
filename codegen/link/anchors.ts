import type { Path } from '../diagnostics/diagnostic.ts';
import type { Data } from '../model/content.ts';
import { groupsAt, isRecord } from '../model/data.ts';
import type { Page } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { anchorOfQuestion } from '../site/question-anchors.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** The keys of a section that hold an anchor. */
const idKeys = ['id', 'filtersId'] as const;

/** The anchors of a page: ids of its sections and their filters, of its questions, and of the parts of the policy it shows. */
export function anchorsOf(index: SiteIndex, page: Page): readonly string[] {
  return sectionsIn(page.data).flatMap((section) => {
    const policy = index.find('policy', String(section.policy));
    const inside = policy ? sectionsIn(policy).flatMap(partIds) : [];
    const own = idKeys.flatMap((key) => (typeof section[key] === 'string' ? [section[key]] : []));
    const questions = questionsIn(section).map(anchorOfQuestion);
    return [...own, ...questions, ...inside].filter((anchor) => anchor !== undefined);
  });
}

/** Where an anchor of a page is written: in its file or, for a policy, in that of the record. */
export function placesOfAnchor({ entry, record }: Page, anchor: string): AnchorPlaces {
  const { data, source } = record?.noun === 'policy' ? record.entry : entry;
  return { source, paths: pathsOfId(data, anchor) };
}

interface AnchorPlaces {
  readonly source: Source;
  readonly paths: readonly Path[];
}

/** The paths at which sections, and their parts, have an id. */
function pathsOfId(data: Data, id: string, below: Path = []): Path[] {
  const sections = Array.isArray(data.sections) ? data.sections : [];
  return sections.flatMap((section: unknown, index): Path[] => {
    if (!isRecord(section)) return [];
    const path = [...below, 'sections', index];
    const own = idKeys.filter((key) => section[key] === id).map((key) => [...path, key]);
    const questions = questionsIn(section).flatMap((item, position): Path[] => {
      if (anchorOfQuestion(item) !== id) return [];
      return [[...path, 'items', position, item.id === undefined ? 'question' : 'id']];
    });
    return [...own, ...questions, ...pathsOfId(section, id, path)];
  });
}

function questionsIn(section: Data): readonly Data[] {
  return section.kind === 'faq' ? groupsAt(section, 'items') : [];
}

/** The list under `sections`. */
function sectionsIn(data: Data): readonly Data[] {
  return Array.isArray(data.sections) ? data.sections.filter(isRecord) : [];
}

function partIds(part: Data): string[] {
  return [String(part.id), ...sectionsIn(part).map((each) => String(each.id))];
}
