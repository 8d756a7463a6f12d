import type { PolicyLink } from '../../../generated/sections.ts';
import { pageHref } from '../context/page-href.ts';
import type { View } from '../context/view.ts';

/** All policies, each with its short name and its page. */
export const policyLink: View<PolicyLink> = {
  many: (_query, context) =>
    context.records.policies.map(({ id, navigationText }) => ({
      text: navigationText,
      href: pageHref('policy', id, context),
    })),
};
