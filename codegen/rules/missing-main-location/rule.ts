import type { Rule } from '../../link/rule.ts';
import { groupAt, isRecord } from '../../model/data.ts';

/** A dealer with several locations says which is the main one: it is the address and the phone that search engines get. */
export const rule: Rule = {
  code: 'missing-main-location',
  phase: 'advice',
  check({ site: { content } }) {
    const { source, data } = content.site ?? {};
    if (!source || !isRecord(data) || data.mainLocation !== undefined) return [];
    const ids = Object.keys(groupAt(data, 'locations'));
    if (ids.length < 2) return [];
    const message =
      'none of these locations is the main one, so search engines get no address and no phone of the dealer';
    const help = `Add "mainLocation:" to content/site.yaml, with one of ${ids.join(', ')}.`;
    return [{ source, path: ['locations'], message, help }];
  },
};
