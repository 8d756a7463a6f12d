import type { NounTypes } from '../../../generated/content.ts';
import type { PolicyDocument } from '../../../generated/sections.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import type { View, ViewContext } from '../context/view.ts';

/** A policy with its heading and its date as printed. */
export const policyDocument: View<PolicyDocument> = {
  one(reference, context) {
    const id = String(reference);
    const policy = context.get('policy', id);
    const { title, heading = title, effective, hero, lead, summary, contact } = policy;
    const sections = policy.sections.map((part) => withFields(part, context));
    const date = formatFact(readFactValue(effective), undefined, context.print);
    const text = { effective: date, summary, sections, contact };
    // A hero has the lead itself.
    return { id, title, heading, hero, ...(!hero && { lead }), ...text };
  },
};

type Section = NounTypes['policy']['sections'][number];

/** A section of a policy, or one in it. */
type Part = Omit<Section, 'sections'> & Partial<Pick<Section, 'sections'>>;

/** A part of a policy with the fields of a form added to its list. */
function withFields({ fieldsOf, ...part }: Part, context: ViewContext): Omit<Part, 'fieldsOf'> {
  const inner = part.sections?.map((each) => withFields(each, context)) ?? [];
  const whole = inner.length > 0 ? { ...part, sections: inner } : part;
  if (fieldsOf === undefined) return whole;
  const { fields } = context.get('form', fieldsOf);
  const collected = fields.map((field) => field.collects ?? field.label);
  return { ...whole, list: [...(part.list ?? []), ...collected] };
}
