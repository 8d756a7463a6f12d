import type { SiteNames } from '../../link/names.ts';
import type { Rule } from '../../link/rule.ts';
import { recordsOf } from '../../model/content.ts';
import { groupsAt } from '../../model/data.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import { isGone } from '../../site/expand.ts';
import { isOfHidden } from '../../site/hidden-records.ts';

/**
 * A page that visitors are led to and search engines are not: one tick in a form, and nobody finds it any more. What
 * answers unknown addresses or a form that was sent is left out on purpose.
 */
export const rule: Rule = {
  code: 'hidden-page',
  phase: 'costly',
  check({ site, names }) {
    const forms = recordsOf(site.content, 'form').map(({ source }) => source.file);
    const isLinked = (page: Page) => linksTo(page, names).some((file) => !forms.includes(file));
    const hidden = site.pages.filter(
      (page) =>
        page.data.indexed === false &&
        !(page.record && isGone(page.record.entry)) &&
        !isOfHidden(site, page) &&
        groupsAt(page.data, 'fallbacks').length === 0 &&
        (page.record || canonicalPath(page) === '/' || isLinked(page)),
    );
    // All pages of a template have its line.
    const first = new Map(hidden.toReversed().map((page) => [page.entry.source, page]));
    return [...first].flatMap(([source, page]) => {
      const message = `search engines are told to leave out the page ${canonicalPath(page)}: nobody will find it there any more`;
      const help = 'Delete this line, and they list it.';
      return [{ source, path: ['indexed'], message, help }];
    });
  },
};

/** The other files that link to a page. */
function linksTo(page: Page, names: SiteNames): readonly string[] {
  return names.linksTo(page).filter((file) => file !== page.entry.source.file);
}
