import type { FormEvent } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { FieldLabel } from '../ui/field-label.tsx';

interface RoadCheckFormProps {
  vehicles: readonly Vehicle[];
  chosen: string | undefined;
  texts: SectionProps['road-check']['texts'];
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The choice of a vehicle as a plain GET form that, with scripts, answers at once. */
export function RoadCheckForm({ vehicles, chosen, texts, submit }: RoadCheckFormProps) {
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return (
    <form
      method="get"
      autoComplete="off"
      className="print:hidden grid max-w-104 gap-2"
      onSubmit={submit}
      onChange={submit}
    >
      <FieldLabel htmlFor="road-vehicle">{texts.vehicle}</FieldLabel>
      <select id="road-vehicle" name="vehicle" defaultValue={chosen} className="field">
        <option value="">{texts.choose}</option>
        {brands.map((brand) => {
          const options = vehicles
            .filter((vehicle) => vehicle.brand === brand)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ));
          if (brand === undefined) return options;
          return (
            <optgroup key={brand} label={brand}>
              {options}
            </optgroup>
          );
        })}
      </select>
      <button type="submit" className="button button-primary until-scripts justify-self-start">
        {texts.apply}
      </button>
    </form>
  );
}
