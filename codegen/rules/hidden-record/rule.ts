import type { Rule, RuleFinding } from '../../link/rule.ts';
import { sourcesOf } from '../../link/source-files.ts';
import { valueAt } from '../../model/data.ts';
import type { HeldDays } from '../../model/held-days.ts';
import type { Source } from '../../model/source.ts';
import { annotationsOf } from '../../schema/annotations.ts';
import { hiddenBehind } from '../../site/hidden-records.ts';
import { namesIn, type PlacedName } from '../../site/written-names.ts';

/**
 * Nothing may need or lead to what is hidden, but for cards, menu lines and items of lists, which are left out with it
 * (`codegen/site/hidden-records.ts`).
 */
export const rule: Rule = {
  code: 'hidden-record',
  phase: 'error',
  check({ site }) {
    if (site.hidden.length === 0) return [];
    return sourcesOf(site)
      .filter(({ noun }) => noun !== 'urls')
      .flatMap((source) =>
        [...namesIn(source), ...impliedIn(source)].flatMap((name): readonly RuleFinding[] => {
          const hidden = hiddenBehind(name, site.hidden);
          if (!hidden) return [];
          const { noun, id, link, path } = name;
          const what = noun === 'address' ? `the page ${id}` : `the ${noun} "${id}"`;
          const days = inWords(hidden.days);
          const message = `${what} is hidden ${days}, but is still named here`;
          const span = link && source.locateInString(path, link.toStart, link.to.length);
          const help = `Lead to something else, or leave this out ${days}; cards, menu lines and items of lists are left out by themselves.`;
          const atField = `This is hidden ${days}. Choose something else.`;
          return [{ source, path, ...(span && { span }), message, help, atField }];
        }),
      );
  },
};

/** The owner that the folder of a file names. */
function impliedIn({ data, implied = [] }: Source): readonly PlacedName[] {
  return implied.map(({ path, schema }) => {
    const noun = annotationsOf(schema)['x-ref'] ?? '';
    return { noun, id: String(valueAt(data, path)), before: '', after: '', below: [], path };
  });
}

function inWords({ from, until }: HeldDays): string {
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
}
