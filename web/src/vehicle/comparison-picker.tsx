import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { writeComparison } from '../domain/comparison.ts';
import { replaceShortlist } from './use-shortlist.ts';

interface ComparisonPickerProps {
  vehicles: readonly Vehicle[];
  ids: readonly string[];
  texts: SectionProps['vehicle-comparison']['texts'];
  onPick: () => void;
}

/** A checkbox for every vehicle, in a plain GET form: the checked ones are compared. */
export function ComparisonPicker({ vehicles, ids, texts, onPick }: ComparisonPickerProps) {
  const navigate = useNavigate();
  const pick = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const picked = new FormData(event.currentTarget).getAll('compare').map(String);
    // Those already compared keep their columns.
    const list = [
      ...ids.filter((id) => picked.includes(id)),
      ...picked.filter((id) => !ids.includes(id)),
    ];
    replaceShortlist(list);
    navigate(writeComparison(list));
    onPick();
  };
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return (
    // The key resets the checkboxes once the address asks for something else.
    <details key={ids.join()} className="fold comparison-picker screen-only" open={ids.length < 2}>
      <summary className="font-semibold text-heading">{texts.choose}</summary>
      <form method="get" autoComplete="off" onSubmit={pick}>
        {brands.map((brand) => (
          <fieldset key={brand ?? ''}>
            <legend className="filter-label">{brand ?? texts.choose}</legend>
            {vehicles
              .filter((vehicle) => vehicle.brand === brand)
              .map(({ id, name }) => (
                <label key={id} className="shortlist-box">
                  <input
                    type="checkbox"
                    name="compare"
                    value={id}
                    defaultChecked={ids.includes(id)}
                  />
                  {name}
                </label>
              ))}
          </fieldset>
        ))}
        <button type="submit" className="button button-primary">
          {texts.compare}
        </button>
      </form>
    </details>
  );
}
