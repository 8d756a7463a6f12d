import type { ReactNode } from 'react';
import { Heading } from '../ui/heading-level.tsx';
import { bullets } from '../ui/list.tsx';
import { NarrowFold } from '../ui/narrow-fold.tsx';

interface CalculatorLayoutProps {
  form: ReactNode;
  assumptionsHeading: string;
  assumptions: readonly string[] | undefined;
  /** The result, once there is one. */
  children: ReactNode;
}

/** A calculator: its form, and beside it the result above an explanation of the calculation. */
export function CalculatorLayout(props: CalculatorLayoutProps) {
  const { form, assumptionsHeading, assumptions, children } = props;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      {form}
      <div>
        {children}
        {assumptions && (
          <section className="mt-6 rounded-card bg-soft px-4 py-2 md:p-6">
            <NarrowFold heading={<Heading>{assumptionsHeading}</Heading>}>
              <ul className={`${bullets} mt-3 ps-5 text-muted text-ui`}>
                {assumptions.map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </ul>
            </NarrowFold>
          </section>
        )}
      </div>
    </div>
  );
}
