import type { FormEvent } from 'react';
import { useSubmit } from 'react-router-dom';
import type { Vehicle } from '../api/vehicles.ts';
import { splitName } from '../domain/vehicle-name.ts';
import { fieldLabel } from '../ui/field-label.tsx';
import { groundOf, Picture } from '../ui/picture.tsx';
import { PictureWidthProvider } from '../ui/picture-width.tsx';
import { replaceShortlist } from './use-shortlist.ts';
import { shownPictures } from './vehicle-pictures.ts';
import { priceOf } from './vehicle-price.ts';
import type { CardExtras, ComparisonTexts } from './vehicle-texts.ts';

interface ComparisonPickerProps {
  vehicles: readonly Vehicle[];
  extras: CardExtras;
  ids: readonly string[];
  texts: ComparisonTexts;
  onPick: () => void;
}

/** A box for every vehicle, with its picture and price, in a plain GET form: the checked ones are compared. */
export function ComparisonPicker({ vehicles, extras, ids, texts, onPick }: ComparisonPickerProps) {
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
  const brands = Map.groupBy(vehicles, ({ brand }) => brand);
  return (
    // The key resets the checkboxes once the address asks for something else.
    <details
      key={ids.join()}
      className="fold print:hidden mt-6 rounded-card border border-divider bg-surface px-4 py-2"
      open={ids.length < 2}
    >
      <summary className="font-semibold text-heading">{texts.choose}</summary>
      <form method="get" autoComplete="off" onSubmit={pick} className="grid gap-4 pt-2 pb-4">
        <PictureWidthProvider width="thumb">
          {[...brands].map(([brand, all]) => (
            <fieldset
              key={brand ?? ''}
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-1.5"
            >
              <legend className={`col-span-full ${fieldLabel}`}>{brand ?? texts.choose}</legend>
              {all.map((vehicle) => (
                <PickedVehicle
                  key={vehicle.id}
                  vehicle={vehicle}
                  extras={extras}
                  isPicked={ids.includes(vehicle.id)}
                />
              ))}
            </fieldset>
          ))}
        </PictureWidthProvider>
        {/* In view once something is chosen, above the bar of a phone. */}
        <div className="roomy:in-[form:has(:checked)]:sticky bottom-0 z-10 -mx-4 border-divider border-t bg-surface px-4 py-3 max-sm:bottom-18">
          <button type="submit" className="button button-primary max-sm:w-full">
            {texts.compare}
          </button>
        </div>
      </form>
    </details>
  );
}

interface PickedVehicleProps {
  vehicle: Vehicle;
  extras: CardExtras;
  isPicked: boolean;
}

function PickedVehicle({ vehicle, extras, isPicked }: PickedVehicleProps) {
  const { id, name, brand } = vehicle;
  const { label, text } = priceOf(vehicle, extras);
  const [picture] = shownPictures(vehicle, extras);
  return (
    <label className="relative grid min-h-11 grid-cols-[3.75rem_minmax(0,1fr)_1.5rem] items-center gap-3 rounded-field border border-divider p-1.5 pe-3 text-ui/[1.3] has-checked:border-link has-checked:bg-soft">
      {/* No frame of its own: a label holds no blocks. */}
      <span
        className={`aspect-3/2 overflow-hidden rounded-field ${picture ? groundOf(picture) : ''}`}
      >
        {picture && <Picture picture={picture} className="size-full" />}
      </span>
      <span>
        <span className="block font-semibold text-heading">{splitName(name, brand).model}</span>
        <span className="block text-muted tabular">{[label, text].filter(Boolean).join(' ')}</span>
      </span>
      <input
        type="checkbox"
        name="compare"
        value={id}
        aria-label={name}
        defaultChecked={isPicked}
        className="choice"
      />
    </label>
  );
}
