import type { FormEvent } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { FieldLabel } from '../ui/field-label.tsx';
import { TownField } from '../ui/town-field.tsx';

interface RoadCheckFormProps extends Pick<SectionProps['road-check'], 'places' | 'texts'> {
  vehicles: { readonly vehicles: readonly Vehicle[] };
  asked: { readonly vehicle?: Vehicle | undefined; readonly town: string };
  enter: (event: FormEvent<HTMLFormElement>) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The choice of a town and a vehicle as a plain GET form that, with scripts, answers at once. */
export function RoadCheckForm(props: RoadCheckFormProps) {
  const { vehicles, places, asked, texts, enter, submit } = props;
  return (
    <form
      method="get"
      autoComplete="off"
      className="print:hidden grid gap-4 rounded-panel border border-divider bg-surface p-4 [box-shadow:var(--shadow-card)] md:p-6"
      onSubmit={submit}
      onChange={enter}
    >
      {places && <TownField name="town" label={texts.town} value={asked.town} towns={places} />}
      <div>
        <FieldLabel htmlFor="road-vehicle">{texts.vehicle}</FieldLabel>
        <select id="road-vehicle" name="vehicle" defaultValue={asked.vehicle?.id} className="field">
          <option value="">{texts.choose}</option>
          <VehicleOptions vehicles={vehicles.vehicles} />
        </select>
      </div>
      <button type="submit" className="button button-primary until-scripts justify-self-start">
        {texts.apply}
      </button>
    </form>
  );
}

/** The vehicles under their brands. */
function VehicleOptions({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return brands.map((brand) => {
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
  });
}
