import type { FormEvent, ReactNode } from 'react';

interface CalculatorFormProps {
  /** The fragment that a browser without scripts goes to. */
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The text of the button, which only those without scripts need. */
  calculate: string;
  /** The fields: two side by side where there is room. */
  children: ReactNode;
}

/**
 * The form of a calculator as a plain GET form that, with scripts, answers at once; the browser rejects out-of-range
 * values.
 */
export function CalculatorForm({ calculate, children, ...form }: CalculatorFormProps) {
  return (
    <form
      method="get"
      {...form}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] items-end gap-x-3 gap-y-4 rounded-panel border border-divider bg-surface p-4 [box-shadow:var(--shadow-card)] md:p-6"
    >
      {children}
      <button type="submit" className="button button-primary until-scripts col-span-full">
        {calculate}
      </button>
    </form>
  );
}
