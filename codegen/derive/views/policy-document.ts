import type { NounTypes } from '../../../generated/content.ts';
import type { PolicyDocument } from '../../../generated/sections.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import { formatFact } from '../../resolve/facts/format-fact.ts';
import type { View, ViewContext } from '../context/view.ts';
import { markedText } from './marked-text.ts';

/** A policy with its heading and its date as printed. */
export const policyDocument: View<PolicyDocument> = {
  one(reference, context) {
    const id = String(reference);
    const policy = context.get('policy', id);
    const { title, heading = title, effective, hero, lead, summary, contact } = policy;
    const marked = (texts: readonly string[]) => texts.map((each) => markedText(each, context));
    const sections = policy.sections.map((part) => withFields(part, context));
    const date = formatFact(readFactValue(effective), undefined, context.print);
    const text = {
      effective: date,
      summary: summary && marked(summary),
      sections,
      contact: contact && { ...contact, lines: marked(contact.lines) },
    };
    // A hero has the lead itself.
    return { id, title, heading, hero, ...(!hero && { lead }), ...text };
  },
};

type Section = NounTypes['policy']['sections'][number];

/** A section of a policy, or one in it. */
type Part = Omit<Section, 'sections'> & Partial<Pick<Section, 'sections'>>;

/** The same as its page shows it. */
type ShownPart = PolicyDocument['sections'][number];

/** A part of a policy with the fields of a form added to its list. */
function withFields({ fieldsOf, ...part }: Part, context: ViewContext): ShownPart {
  const marked = (texts: readonly string[]) => texts.map((text) => markedText(text, context));
  const list = [
    ...(part.list ?? []),
    ...(fieldsOf === undefined ? [] : collected(fieldsOf, context)),
  ];
  const inner = part.sections?.map((each) => withFields(each, context)) ?? [];
  return {
    ...part,
    ...(part.paragraphs && { paragraphs: marked(part.paragraphs) }),
    ...(part.table && { table: { ...part.table, rows: part.table.rows.map(marked) } }),
    ...(list.length > 0 && { list: marked(list) }),
    ...(inner.length > 0 && { sections: inner }),
  } as ShownPart;
}

/** What a form asks for. */
function collected(form: string, context: ViewContext): readonly string[] {
  return context.get('form', form).fields.map((field) => field.collects ?? field.label);
}
