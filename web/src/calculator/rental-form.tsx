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

/** Cart, days or dates, drivers, miles and rush as a plain GET form. */
export function RentalForm({ finder, asked, action, onSubmit }: RentalFormProps) {
  const { groups, inputs, rates, texts } = finder;
  const { cart, days, start, end, drivers, miles, isRush } = asked.fields;
  const carts = groups.map(({ group, label }) => ({ value: group.id, label }));
  return (
    <CalculatorForm action={action} onSubmit={onSubmit} calculate={texts.calculate}>
      <ChoiceField
        name="cart"
        label={inputs.cart.label}
        value={cart ?? carts[0]?.value ?? ''}
        options={carts}
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
        label={inputs.miles.label}
        hint={inputs.miles.hint}
        min={0}
        max={Number(inputs.miles.max)}
        value={miles}
        isOptional
      />
      <CheckField name="rush" label={inputs.rush.label} isChecked={isRush} />
    </CalculatorForm>
  );
}
