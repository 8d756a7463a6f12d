import { type FormEvent, useId } from 'react';
import { ChipChoices } from '../ui/chip-choices.tsx';
import { FieldLabel } from '../ui/field-label.tsx';
import { TownField } from '../ui/town-field.tsx';
import { CalculatorForm } from './calculator-form.tsx';
import { CheckField, NumberField } from './fields.tsx';
import { type AskedRental, fieldOf, isSeasonal, type RentalCostFinder } from './rental-input.ts';

interface RentalFormProps {
  finder: RentalCostFinder;
  asked: AskedRental;
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Group, days and town as a plain GET form; drivers and rush for those who open them. */
export function RentalForm({ finder, asked, ...form }: RentalFormProps) {
  const { groups, inputs, rates, texts } = finder;
  const { group: chosen, days, drivers, isRush, start } = asked.fields;
  const options = groups.map(({ group, label }) => ({ value: group.id, label }));
  return (
    <CalculatorForm {...form} calculate={texts.calculate}>
      <ChipChoices
        name={fieldOf(groups)}
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
        keys="numeric"
        steps={texts}
      />
      {isSeasonal(finder) && <StartField finder={finder} start={start} />}
      <DeliveryFields finder={finder} asked={asked} />
      <details className="fold col-span-full" open={drivers > 0 || isRush || undefined}>
        <summary className="min-h-11 py-2 font-semibold text-link text-ui">{inputs.more}</summary>
        <div className="grid gap-5 pt-3">
          <NumberField
            name="drivers"
            label={inputs.drivers.label}
            min={0}
            max={Number(inputs.drivers.max)}
            value={drivers}
            keys="numeric"
          />
          <CheckField name="rush" label={inputs.rush.label} isChecked={isRush} />
        </div>
      </details>
    </CalculatorForm>
  );
}

/** The first day, where prices depend on it. */
function StartField({ finder, start }: { finder: RentalCostFinder; start: string | undefined }) {
  const id = useId();
  const label = finder.groups.find(({ group }) => group.seasonal)?.group.seasonal?.start ?? '';
  return (
    <div className="col-span-full">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input id={id} type="date" name="start" defaultValue={start} className="field" />
    </div>
  );
}

/** The town, or how far it is, where the delivery goes. */
function DeliveryFields({ finder, asked }: Pick<RentalFormProps, 'finder' | 'asked'>) {
  const { inputs, places } = finder;
  const { town, distance } = asked.fields;
  return (
    <>
      {places && <TownField name="town" {...inputs.town} value={town} towns={places} />}
      {inputs.distance && (
        <NumberField
          name="miles"
          label={inputs.distance.label}
          hint={inputs.distance.hint}
          min={0}
          max={Number(inputs.distance.max)}
          value={distance}
          isOptional
        />
      )}
    </>
  );
}
