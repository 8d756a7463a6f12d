import type { FormEvent } from 'react';
import { bareText } from '../domain/bare-text.ts';
import { compareNames } from '../domain/quantity.ts';
import { CalculatorForm } from './calculator-form.tsx';
import { CheckField, ChoiceField, DateField, NumberField } from './fields.tsx';
import { type AskedRental, fieldOf, type RentalCostFinder } from './rental-input.ts';

interface RentalFormProps {
  finder: RentalCostFinder;
  asked: AskedRental;
  action: string;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Group, days, first day and town as a plain GET form; drivers and rush for those who open them. */
export function RentalForm({ finder, asked, ...form }: RentalFormProps) {
  const { groups, inputs, rates, texts } = finder;
  const { group: chosen, days, start, drivers, isRush } = asked.fields;
  const options = groups.map(({ group, label }) => ({ value: group.id, label }));
  return (
    <CalculatorForm {...form} calculate={texts.calculate}>
      <ChoiceField
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
      />
      <DateField name="start" label={inputs.start.label} value={start} />
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

/** The town, or how far it is, where the delivery goes. */
function DeliveryFields({ finder, asked }: Pick<RentalFormProps, 'finder' | 'asked'>) {
  const { inputs, places } = finder;
  const { town, distance } = asked.fields;
  return (
    <>
      {places && (
        <div className="col-span-full">
          <ChoiceField
            name="town"
            label={inputs.town.label}
            value={town ?? ''}
            options={[{ value: '', label: inputs.town.none }, ...townOptions(places)]}
          />
        </div>
      )}
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

/** By name, with the county where two towns share one. */
function townOptions(places: NonNullable<RentalCostFinder['places']>) {
  const namesakes = Map.groupBy(places, ({ name }) => bareText(name));
  return places
    .map(({ id, name, county }) => ({
      value: id,
      label: namesakes.get(bareText(name))?.length === 1 ? name : `${name}, ${county}`,
    }))
    .toSorted((one, other) => compareNames(one.label, other.label));
}
