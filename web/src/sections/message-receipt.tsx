import { useLocation } from 'react-router-dom';
import { hiddenNames } from '../../../generated/contract/forms.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { FieldFacts } from '../form/field-facts.tsx';
import { toldValues } from '../form/told-values.ts';
import { Section } from '../ui/section.tsx';

/** What was sent, as the address says it: nothing is kept of a visitor. */
export function MessageReceipt(props: SectionProps['message-receipt']) {
  const { forms, none } = props;
  const { search } = useLocation();
  const sent = new URLSearchParams(search).get(hiddenNames.sent);
  const form = forms.find(({ id }) => id === sent);
  return (
    <Section {...props} width="narrow">
      <p className="font-semibold text-heading text-lead">{form ? form.texts.receipt : none}</p>
      {form && <FieldFacts fields={form.fields} values={toldValues(form, search)} />}
    </Section>
  );
}
