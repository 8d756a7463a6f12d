import type { FormEvent } from 'react';
import { Form } from 'react-router-dom';
import { queryOf } from '../ui/form-query.ts';
import { type Calculator, type CalculatorInput, readForm } from './calculator-input.ts';
import { ChoiceField, NumberField } from './fields.tsx';

interface ImpactFormProps {
  calculator: Calculator;
  input: CalculatorInput;
  isCalculating: boolean;
  onCalculate: (input: CalculatorInput) => void;
}

/**
 * The inputs as a plain GET form, which works without scripts too; the browser rejects out-of-range values. Its address
 * asks for the result, so that a reload or a shared link shows it again.
 */
export function ImpactForm({ calculator, input, isCalculating, onCalculate }: ImpactFormProps) {
  const { inputs, texts } = calculator;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const chosen = readForm(queryOf(event.currentTarget), calculator);
    if (!isCalculating && chosen) onCalculate(chosen);
    else event.preventDefault();
  };
  const { distancePerWeek, usage, years } = inputs;
  return (
    <Form
      method="get"
      action=""
      discover="none"
      replace
      preventScrollReset
      onSubmit={submit}
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-end gap-x-3 gap-y-4 rounded-panel border border-divider bg-surface p-4 [box-shadow:var(--shadow-card)] md:p-6"
    >
      <NumberField
        name="miles"
        label={distancePerWeek.label}
        min={distancePerWeek.min}
        max={distancePerWeek.max}
        value={input.miles}
      />
      <ChoiceField name="usage" label={usage.label} value={input.usage} options={usage.options} />
      <ChoiceField name="years" label={years.label} value={input.years} options={years.options} />
      <button
        type="submit"
        className="button button-primary col-span-full"
        aria-disabled={isCalculating}
      >
        {isCalculating ? texts.calculating : texts.calculate}
      </button>
    </Form>
  );
}
