import { textAt } from '../../model/data.ts';
import { pageHref } from '../pages/page-href.ts';
import type { View } from './view.ts';

/** All policies, each with its short name and its page. */
export const policyLink: View = {
  many: (_query, context) =>
    context.index.site.content.policies.map(({ id, data }) => ({
      text: textAt(data, 'navigationText'),
      href: pageHref('policy', id, context),
    })),
};
