import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorLayout } from '../calculator/calculator-layout.tsx';
import { PaymentForm } from '../calculator/payment-form.tsx';
import { readLoan } from '../calculator/payment-input.ts';
import { PaymentResult } from '../calculator/payment-result.tsx';
import { useQueryForm } from '../calculator/use-query-form.ts';
import { Section } from '../ui/section.tsx';

/** The monthly and total cost of a loan. */
export function PaymentEstimator(props: SectionProps['payment-estimator']) {
  const { texts } = props;
  const { query, isComplete, enter, submit, answer, formKey } = useQueryForm();
  const asked = readLoan(query, props);
  return (
    // Without an answer the fields are useless on paper.
    <Section {...props} isScreenOnly={!asked.loan}>
      <CalculatorLayout
        form={
          <PaymentForm
            key={formKey}
            estimator={props}
            asked={asked}
            action="#payment-answer"
            onInput={enter}
            onSubmit={submit}
          />
        }
        assumptionsHeading={texts.assumptionsHeading}
        assumptions={texts.assumptions}
      >
        <div id="payment-answer" ref={answer}>
          <PaymentResult
            estimator={props}
            asked={isComplete ? asked : { ...asked, loan: undefined }}
          />
        </div>
      </CalculatorLayout>
    </Section>
  );
}
