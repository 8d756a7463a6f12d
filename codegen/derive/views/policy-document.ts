import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import type { View } from './view.ts';

/** A policy with its heading and its date as printed. */
export const policyDocument: View = {
  one(reference, context) {
    const id = String(reference);
    const { title, heading = title, effective, ...policy } = context.policy(id);
    const { hero, summary, sections, contact } = policy;
    const date = formatFact(readFactValue(effective), undefined, context.print);
    return { id, title, heading, hero, effective: date, summary, sections, contact };
  },
};
