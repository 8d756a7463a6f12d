import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { FieldLabel } from '../ui/field-label.tsx';
import { useEarlierChoice } from '../ui/use-earlier-choice.ts';

interface RoadCheckFormProps {
  vehicles: readonly Vehicle[];
  chosen: string | undefined;
  texts: SectionProps['road-check']['texts'];
}

/** The choice of a vehicle as a plain GET form that, with scripts, answers at once. */
export function RoadCheckForm({ vehicles, chosen, texts }: RoadCheckFormProps) {
  const navigate = useNavigate();
  const ref = useEarlierChoice(choiceOf, addressOf(chosen));
  const show = (form: HTMLFormElement) => navigate(choiceOf(form), { replace: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return (
    <form
      ref={ref}
      method="get"
      autoComplete="off"
      className="print:hidden grid max-w-104 gap-2"
      onSubmit={submit}
      onChange={({ currentTarget }) => show(currentTarget)}
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

/** The query for the form's choice. */
function choiceOf(form: HTMLFormElement): string {
  return addressOf(String(new FormData(form).get('vehicle') ?? ''));
}

function addressOf(vehicle = ''): string {
  return `?${new URLSearchParams(vehicle ? { vehicle } : {})}`;
}
