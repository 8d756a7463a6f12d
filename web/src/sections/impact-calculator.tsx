import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import { writeInput } from '../calculator/calculator-input.ts';
import { ImpactForm } from '../calculator/impact-form.tsx';
import { ImpactResults } from '../calculator/impact-results.tsx';
import { useCalculation } from '../calculator/use-calculation.ts';
import { NarrowFold } from '../ui/narrow-fold.tsx';
import { Section } from '../ui/section.tsx';

/** The calculator: its inputs, a pause while it calculates, and results that stay until the next run. */
export function ImpactCalculator(props: SectionProps['impact-calculator']) {
  const { calculator } = props;
  const query = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const { input, impact, phase, runs, calculate } = useCalculation(calculator, query);
  const headingId = useId();
  return (
    <Section {...props}>
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <ImpactForm
          calculator={calculator}
          input={input}
          isCalculating={phase === 'calculating'}
          onCalculate={(chosen) => {
            calculate(chosen);
            // As the form without scripts does, so that a reload and a shared link bring the result again.
            navigate(writeInput(chosen), { replace: true });
          }}
        />
        <div>
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
          <section className="mt-6 rounded-card bg-soft px-4 py-2 md:p-6">
            <NarrowFold
              heading={<h3 className="text-h4">{calculator.texts.assumptionsHeading}</h3>}
            >
              <ul className="bullets mt-3 text-muted text-ui">
                {calculator.texts.assumptions.map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </ul>
            </NarrowFold>
          </section>
        </div>
      </div>
    </Section>
  );
}
