import type { FormEvent } from 'react';
import { fillText } from '../domain/quantity.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { ChoiceField, NumberField } from './fields.tsx';
import { type PaymentEstimator, type readLoan, termsOf } from './payment-input.ts';

interface PaymentFormProps {
  estimator: PaymentEstimator;
  asked: ReturnType<typeof readLoan>;
  /** The fragment that a browser without scripts goes to. */
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Price, down payment, APR and months as a plain GET form; the browser rejects out-of-range values. */
export function PaymentForm({ estimator, asked, ...form }: PaymentFormProps) {
  const { price, downPayment, apr, months } = estimator.inputs;
  const { fields, vehicle } = asked;
  const options = termsOf(months).map((n) => ({ value: n, label: fillText(months.option, { n }) }));
  return (
    <CalculatorForm {...form} calculate={estimator.texts.calculate}>
      <NumberField
        name="price"
        label={price.label}
        min={Number(price.min)}
        max={Number(price.max)}
        value={fields.price}
      />
      <NumberField
        name="down"
        label={downPayment.label}
        min={0}
        max={Number(price.max)}
        value={fields.down}
      />
      <NumberField
        name="apr"
        label={apr.label}
        hint={apr.hint}
        min={0}
        max={Number(apr.max)}
        value={fields.apr}
      />
      <ChoiceField name="months" label={months.label} value={fields.months} options={options} />
      <input type="hidden" name="vehicle" value={vehicle?.id ?? ''} />
    </CalculatorForm>
  );
}
