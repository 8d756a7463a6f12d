import type { FormEvent } from 'react';
import { type Calculator, type CalculatorInput, readForm } from './calculator-input.ts';

interface ImpactFormProps {
  calculator: Calculator;
  input: CalculatorInput;
  isCalculating: boolean;
  onCalculate: (input: CalculatorInput) => void;
}

/** The inputs as a plain GET form, so that they work without scripts too; the browser refuses what is out of range. */
export function ImpactForm({ calculator, input, isCalculating, onCalculate }: ImpactFormProps) {
  const { inputs, texts } = calculator;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
    const chosen = readForm(query, calculator);
    if (!isCalculating && chosen) onCalculate(chosen);
  };
  const { milesPerWeek, usage, years } = inputs;
  return (
    <form
      method="get"
      onSubmit={submit}
      className="grid gap-5 rounded-panel border border-divider bg-surface p-6 shadow-card"
    >
      <div>
        <label htmlFor="input-miles" className="mb-2 block font-semibold text-heading text-ui">
          {milesPerWeek.label}
        </label>
        <input
          id="input-miles"
          type="number"
          name="miles"
          inputMode="numeric"
          step="any"
          required
          min={milesPerWeek.min}
          max={milesPerWeek.max}
          defaultValue={input.miles}
          className="field"
        />
      </div>
      <Choice name="usage" label={usage.label} value={input.usage} options={usage.options} />
      <Choice name="years" label={years.label} value={input.years} options={years.options} />
      <button type="submit" className="button button-primary" aria-disabled={isCalculating}>
        {isCalculating ? texts.calculating : texts.calculate}
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number;
  options: readonly { readonly value: string | number; readonly label: string }[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`input-${name}`} className="mb-2 block font-semibold text-heading text-ui">
        {label}
      </label>
      <select id={`input-${name}`} name={name} defaultValue={value} className="field">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
