import { optionalText, textAt } from '../../model/data.ts';
import { printedAt } from '../../resolve/facts/format-fact.ts';
import type { View } from './view.ts';

/** A policy with its heading and its date as printed. */
export const policyDocument: View = {
  one(reference, context) {
    const id = String(reference);
    const policy = context.get('policy', id);
    const { summary, sections, contact, hero } = policy;
    const title = textAt(policy, 'title');
    const heading = optionalText(policy, 'heading') ?? title;
    const effective = printedAt(policy, 'effective');
    return { id, title, heading, hero, effective, summary, sections, contact };
  },
};
