import { useLocation } from 'react-router-dom';
import { sentValues } from '../../../generated/contract/forms.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { FieldFacts } from '../form/field-facts.tsx';
import { Section } from '../ui/section.tsx';

/** What was sent, as the address says it: nothing is kept of a visitor. */
export function MessageReceipt(props: SectionProps['message-receipt']) {
  const { forms, none } = props;
  const { search } = useLocation();
  const receipts = forms.flatMap((form) => {
    const values = sentValues(form, search);
    return values ? [{ form, values }] : [];
  });
  return (
    <Section {...props}>
      {receipts.map(({ form, values }) => (
        <div key={form.id} className="max-w-narrow">
          <p className="mb-3 font-semibold text-heading text-lead">{form.texts.receipt}</p>
          <FieldFacts fields={form.fields} values={values} />
        </div>
      ))}
      {receipts.length === 0 && <p className="font-semibold text-heading text-lead">{none}</p>}
    </Section>
  );
}
