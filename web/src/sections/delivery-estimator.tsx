import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorForm } from '../calculator/calculator-form.tsx';
import { CalculatorLayout } from '../calculator/calculator-layout.tsx';
import { DeliveryResult } from '../calculator/delivery-result.tsx';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { placeLabels } from '../domain/delivery.ts';
import { Section } from '../ui/section.tsx';
import { TownField } from '../ui/town-field.tsx';

/** The delivery fee for a town, or its distance and the rule. */
export function DeliveryEstimator(props: SectionProps['delivery-estimator']) {
  const { inputs, places, texts } = props;
  const { query, enter, submit, answer, formKey } = useQueryForm();
  const asked = readQueryValue(query, 'place')?.trim() ?? '';
  const example = inputs.place.default;
  return (
    // Without an answer the fields are useless on paper.
    <Section {...props} isScreenOnly={asked === '' && !example}>
      <CalculatorLayout
        form={
          <CalculatorForm
            key={formKey}
            action="#delivery-answer"
            onInput={enter}
            onSubmit={submit}
            calculate={texts.calculate}
          >
            <TownField
              name="place"
              {...inputs.place}
              value={asked || (example ? (placeLabels(places).get(example) ?? '') : '')}
              towns={places}
            />
          </CalculatorForm>
        }
        assumptionsHeading={texts.assumptionsHeading}
        assumptions={texts.assumptions}
      >
        <div id="delivery-answer" ref={answer}>
          <DeliveryResult estimator={props} asked={asked} />
        </div>
      </CalculatorLayout>
    </Section>
  );
}
