import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import type { Page } from '../model/page.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** The anchors of a page: ids of its sections, and of the parts of the policy it shows. */
export function anchorsOf(index: SiteIndex, page: Page): readonly string[] {
  return sectionsIn(page.data).flatMap((section) => {
    const policy = index.find('policy', String(section.policy));
    const inside = policy ? sectionsIn(policy).flatMap(partIds) : [];
    return [...(typeof section.id === 'string' ? [section.id] : []), ...inside];
  });
}

/** The list under `sections`. */
export function sectionsIn(data: Data): readonly Data[] {
  return Array.isArray(data.sections) ? data.sections.filter(isRecord) : [];
}

function partIds(part: Data): string[] {
  return [String(part.id), ...sectionsIn(part).map((each) => String(each.id))];
}
