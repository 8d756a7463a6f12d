import type { FormEvent } from 'react';
import { CalculatorForm } from './calculator-form.tsx';
import { CheckField, ChoiceField, DateField, NumberField } from './fields.tsx';
import type { AskedRental, RentalCostFinder } from './rental-input.ts';

interface RentalFormProps {
  finder: RentalCostFinder;
  asked: AskedRental;
  action: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Group, days or dates, drivers, distance and rush as a plain GET form. */
export function RentalForm({ finder, asked, action, onSubmit }: RentalFormProps) {
  const { groups, inputs, rates, texts } = finder;
  const { group: chosen, days, start, end, drivers, distance, isRush } = asked.fields;
  const options = groups.map(({ group, label }) => ({ value: group.id, label }));
  return (
    <CalculatorForm action={action} onSubmit={onSubmit} calculate={texts.calculate}>
      <ChoiceField
        name="cart"
        label={inputs.group.label}
        value={chosen ?? options[0]?.value ?? ''}
        options={options}
      />
      <NumberField
        name="days"
        {...inputs.days}
        min={1}
        max={Number(rates.longest)}
        value={days}
        isOptional
        keys="numeric"
      />
      <DateField name="start" label={inputs.start.label} value={start} />
      <DateField name="end" label={inputs.end.label} value={end} />
      <NumberField
        name="drivers"
        label={inputs.drivers.label}
        min={0}
        max={Number(inputs.drivers.max)}
        value={drivers}
        keys="numeric"
      />
      <NumberField
        name="miles"
        label={inputs.distance.label}
        hint={inputs.distance.hint}
        min={0}
        max={Number(inputs.distance.max)}
        value={distance}
        isOptional
      />
      <CheckField name="rush" label={inputs.rush.label} isChecked={isRush} />
    </CalculatorForm>
  );
}
