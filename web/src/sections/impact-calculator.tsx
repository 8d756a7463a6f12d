import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { CalculatorLayout } from '../calculator/calculator-layout.tsx';
import { ImpactForm } from '../calculator/impact-form.tsx';
import { ImpactResults } from '../calculator/impact-results.tsx';
import { useCalculation } from '../calculator/use-calculation.ts';
import { Section } from '../ui/section.tsx';

/** The calculator: its inputs, a pause while it calculates, and results that stay until the next run. */
export function ImpactCalculator(props: SectionProps['impact-calculator']) {
  const { calculator } = props;
  const query = new URLSearchParams(useLocation().search);
  const { input, impact, phase, runs, calculate } = useCalculation(calculator, query);
  const headingId = useId();
  return (
    <Section {...props}>
      <CalculatorLayout
        form={
          <ImpactForm
            calculator={calculator}
            input={input}
            isCalculating={phase === 'calculating'}
            onCalculate={calculate}
          />
        }
        assumptionsHeading={calculator.texts.assumptionsHeading}
        assumptions={calculator.texts.assumptions}
      >
        {impact && (
          <ImpactResults
            key={runs}
            calculator={calculator}
            impact={impact}
            headingId={headingId}
            isFresh={runs > 0}
            isCelebrating={phase === 'celebrating'}
          />
        )}
      </CalculatorLayout>
    </Section>
  );
}
