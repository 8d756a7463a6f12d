import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textAt, textsAt } from '../../model/data.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import type { View, ViewContext } from '../context/view.ts';

/** A policy with its heading and its date as printed. */
export const policyDocument: View = {
  one(reference, context) {
    const id = String(reference);
    const { title, heading = title, effective, ...policy } = context.policy(id);
    const { hero, lead, summary, contact } = policy;
    const sections = groupsAt({ ...policy }, 'sections').map((part) => withFields(part, context));
    const date = formatFact(readFactValue(effective), undefined, context.print);
    const text = { effective: date, summary, sections, contact };
    // A hero has the lead itself.
    return { id, title, heading, hero, ...(!hero && { lead }), ...text };
  },
};

/** A part of a policy with the fields of a form added to its list. */
function withFields({ fieldsOf, ...part }: Data, context: ViewContext): Data {
  const inner = groupsAt(part, 'sections').map((each) => withFields(each, context));
  const whole = inner.length > 0 ? { ...part, sections: inner } : part;
  if (fieldsOf === undefined) return whole;
  const fields = groupsAt(context.get('form', String(fieldsOf)), 'fields');
  const collected = fields.map(
    (field) => optionalText(field, 'collects') ?? textAt(field, 'label'),
  );
  return { ...whole, list: [...textsAt(part, 'list'), ...collected] };
}
