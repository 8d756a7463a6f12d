import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';

interface RoadCheckFormProps {
  vehicles: readonly Vehicle[];
  chosen: string | undefined;
  texts: SectionProps['road-check']['texts'];
}

/** The choice of a vehicle as a plain GET form that, with scripts, answers at once. */
export function RoadCheckForm({ vehicles, chosen, texts }: RoadCheckFormProps) {
  const navigate = useNavigate();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => setIsLive(true), []);
  const show = (form: HTMLFormElement) => {
    const id = String(new FormData(form).get('vehicle') ?? '');
    navigate(`?${new URLSearchParams(id ? { vehicle: id } : {})}`, { replace: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return (
    <form
      method="get"
      className="road-form screen-only"
      onSubmit={submit}
      onChange={({ currentTarget }) => show(currentTarget)}
    >
      <label htmlFor="road-vehicle" className="filter-label">
        {texts.vehicle}
      </label>
      <select id="road-vehicle" name="vehicle" defaultValue={chosen} className="field">
        <option value="">{texts.choose}</option>
        {brands.map((brand) => (
          <optgroup key={brand} label={brand}>
            {vehicles
              .filter((vehicle) => vehicle.brand === brand)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {!isLive && (
        <button type="submit" className="button button-primary until-scripts">
          {texts.apply}
        </button>
      )}
    </form>
  );
}
