import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorLayout } from '../calculator/calculator-layout.tsx';
import { RentalForm } from '../calculator/rental-form.tsx';
import { readRental } from '../calculator/rental-input.ts';
import { RentalResult } from '../calculator/rental-result.tsx';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { Section } from '../ui/section.tsx';

/** The cheapest plans for a stay, with all charges on top. */
export function RentalCostFinder(props: SectionProps['rental-cost-finder']) {
  const { texts } = props;
  const { query, isComplete, enter, submit, answer, formKey } = useQueryForm();
  const asked = readRental(query, props);
  return (
    // Without an answer the fields are useless on paper.
    <Section {...props} isScreenOnly={!asked.wish}>
      <CalculatorLayout
        form={
          <RentalForm
            key={formKey}
            finder={props}
            asked={asked}
            action="#rental-answer"
            onInput={enter}
            onSubmit={submit}
          />
        }
        assumptionsHeading={texts.assumptionsHeading}
        assumptions={texts.assumptions}
      >
        <div id="rental-answer" ref={answer}>
          <RentalResult finder={props} asked={isComplete ? asked : { ...asked, wish: undefined }} />
        </div>
      </CalculatorLayout>
    </Section>
  );
}
