import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt } from '../../model/data.ts';

/** What is on every page is a script, and in no section: there it would run twice. */
export const rule: Rule = {
  code: 'misplaced-embed',
  phase: 'error',
  check({ site: { content }, names }) {
    const { site } = content;
    if (!site) return [];
    const embeds = groupAt(site.data, 'embeds');
    return Object.keys(embeds).flatMap((id): readonly RuleFinding[] => {
      const { everywhere, show } = groupAt(embeds, id);
      if (!everywhere) return [];
      if (show === 'frame') return [framed(site, id)];
      return names.of('embed', id).map(({ source, path }) => ({ source, path, ...twice(id) }));
    });
  },
};

function framed({ source }: Entry, id: string): RuleFinding {
  return {
    source,
    path: ['embeds', id, 'everywhere'],
    message: `"${id}" is a frame, and only a script can be on every page`,
    help: `Delete "everywhere", and show it in a section with "kind: embed" and "embed: ${id}".`,
    atField: 'Only a script can be on every page. A frame is shown in a section of a page.',
  };
}

function twice(id: string) {
  return {
    message: `"${id}" is on every page anyway, and would run twice here`,
    help: `Delete this section, or "everywhere" at "${id}" in content/site.yaml.`,
    atField: 'This script is on every page anyway, and would run twice here. Remove this section.',
  };
}
