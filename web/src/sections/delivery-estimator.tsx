import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import { CalculatorLayout } from '../calculator/calculator-layout.tsx';
import { DeliveryResult } from '../calculator/delivery-result.tsx';
import { TextField } from '../calculator/fields.tsx';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { Section } from '../ui/section.tsx';

/** The delivery fee for a town, or its distance and the rule. */
export function DeliveryEstimator(props: SectionProps['delivery-estimator']) {
  const { inputs, texts } = props;
  const { query, entered, enter, submit, answer, formKey } = useQueryForm();
  const placeIn = (from: URLSearchParams) => readQueryValue(from, 'place')?.trim() ?? '';
  const asked = placeIn(query);
  return (
    // Without an answer the fields are useless on paper.
    <Section {...props} isScreenOnly={asked === ''}>
      <CalculatorLayout
        form={
          <CalculatorForm
            key={formKey}
            action="#delivery-answer"
            onInput={enter}
            onSubmit={submit}
            calculate={texts.calculate}
          >
            <TextField name="place" {...inputs.place} value={asked} />
          </CalculatorForm>
        }
        assumptionsHeading={texts.assumptionsHeading}
        assumptions={texts.assumptions}
      >
        <div id="delivery-answer" ref={answer}>
          <DeliveryResult estimator={props} asked={placeIn(entered)} />
        </div>
      </CalculatorLayout>
    </Section>
  );
}
