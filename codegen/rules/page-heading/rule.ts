import { sectionNotes } from '../../derive/pages/section-traits.ts';
import type { Message } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Data } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';

/** A page has one top-level heading: in its hero, or in a first section of a kind that has one. */
export const rule: Rule = {
  code: ['missing-heading', 'second-heading'],
  phase: 'error',
  check: ({ site }) =>
    site.pages.flatMap(({ data, entry }): RuleFinding[] => {
      const sections = groupsAt(data, 'sections');
      const headings = headingSections(data, site.schemas);
      const hasHero = data.hero !== undefined;
      if (!hasHero && sections.length > 0 && headings[0] !== 0) {
        return [{ source: entry.source, path: ['sections'], ...missing }];
      }
      return headings.slice(hasHero ? 0 : 1).map((index) => ({
        source: entry.source,
        path: ['sections', index, 'kind'],
        ...second,
      }));
    }),
};

const missing: Message = {
  code: 'missing-heading',
  message: 'this page has no main heading',
  help: 'Add "hero:" with a heading, or begin with a section that has a main heading, such as message-panel.',
  atField:
    'This page has no main heading. Add a hero, or begin with a section that has one, such as a message panel.',
};

const second: Message = {
  code: 'second-heading',
  message: 'this page already has its main heading',
  help: 'Remove "hero:" or this section, or use a kind without a main heading, such as text-block.',
  atField:
    'This page already has its main heading. Take out the hero, or choose another kind of section.',
};

/** The indexes of the sections that show a top-level heading. */
function headingSections(data: Data, schemas: SchemaSet): readonly number[] {
  return groupsAt(data, 'sections').flatMap((section, index) => {
    const { heading: when } = sectionNotes(schemas, textAt(section, 'kind'));
    return when === 'always' || (when === 'without-hero' && data.hero === undefined) ? [index] : [];
  });
}
