import type { FormEvent } from 'react';
import { useSubmit } from 'react-router-dom';
import type { SectionProps } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { Choice } from '../ui/choice.tsx';
import { fieldLabel } from '../ui/field-label.tsx';
import { replaceShortlist } from './use-shortlist.ts';

interface ComparisonPickerProps {
  vehicles: readonly Vehicle[];
  ids: readonly string[];
  texts: SectionProps['vehicle-comparison']['texts'];
  onPick: () => void;
}

/** A checkbox for every vehicle, in a plain GET form: the checked ones are compared. */
export function ComparisonPicker({ vehicles, ids, texts, onPick }: ComparisonPickerProps) {
  const submit = useSubmit();
  const pick = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const picked = new FormData(event.currentTarget).getAll('compare').map(String);
    // Those already compared keep their columns.
    const list = [
      ...ids.filter((id) => picked.includes(id)),
      ...picked.filter((id) => !ids.includes(id)),
    ];
    replaceShortlist(list);
    const query = new URLSearchParams(list.map((id) => ['compare', id]));
    submit(query, { action: '.', preventScrollReset: true });
    onPick();
  };
  const brands = [...new Set(vehicles.map(({ brand }) => brand))];
  return (
    // The key resets the checkboxes once the address asks for something else.
    <details
      key={ids.join()}
      className="fold print:hidden mt-6 rounded-card border border-divider bg-surface px-4 py-2"
      open={ids.length < 2}
    >
      <summary className="font-semibold text-heading">{texts.choose}</summary>
      <form method="get" autoComplete="off" onSubmit={pick} className="grid gap-4 pt-2 pb-4">
        {brands.map((brand) => (
          <fieldset
            key={brand ?? ''}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6"
          >
            <legend className={`col-span-full ${fieldLabel}`}>{brand ?? texts.choose}</legend>
            {vehicles
              .filter((vehicle) => vehicle.brand === brand)
              .map(({ id, name }) => (
                <Choice
                  key={id}
                  type="checkbox"
                  name="compare"
                  value={id}
                  defaultChecked={ids.includes(id)}
                >
                  {name}
                </Choice>
              ))}
          </fieldset>
        ))}
        <button type="submit" className="button button-primary justify-self-start">
          {texts.compare}
        </button>
      </form>
    </details>
  );
}
