import { groupsAt, textAt } from '../../model/data.ts';
import { schemaNamed } from '../../schema/keywords.ts';
import type { SiteRule } from '../rule.ts';

/** A page has its first heading in a hero, or in a first section of a kind that brings one. */
export const pageHeading: SiteRule = ({ site }) =>
  site.pages.flatMap(({ data, entry }) => {
    const [first] = groupsAt(data, 'sections');
    if (data.hero !== undefined || !first) return [];
    const schema = schemaNamed(site.schemas, `sections/${textAt(first, 'kind')}`);
    if (schema['x-page-heading'] === true) return [];
    const text = {
      code: 'missing-heading',
      message: 'this page has no first heading',
      help: 'Add "hero:" with a heading, or begin with a section that brings one, such as message-panel.',
    };
    return [{ source: entry.source, path: ['sections'], text }];
  });
