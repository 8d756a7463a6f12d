import type { Vehicle } from '../api/vehicles.ts';
import { fillText } from '../domain/quantity.ts';
import { splitName } from '../domain/vehicle-name.ts';
import type { ComparisonTexts } from './vehicle-texts.ts';

interface ColumnPickerProps {
  /** The form that asks for the comparison. */
  form: string;
  /** The place of the column, from 0. */
  index: number;
  vehicles: readonly Vehicle[];
  /** What is in the comparison, which is offered first. */
  ids: readonly string[];
  texts: Pick<ComparisonTexts, 'column' | 'none' | 'compared'>;
  onPick: (index: number, id: string) => void;
}

/** Chooses the vehicle of one column; the other columns keep theirs. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { form, index, vehicles, ids, texts, onPick } = props;
  const compared = ids.flatMap((id) => vehicles.find((vehicle) => vehicle.id === id) ?? []);
  const others = Map.groupBy(
    vehicles.filter(({ id }) => !ids.includes(id)),
    ({ brand }) => brand,
  );
  return (
    <select
      form={form}
      name="compare"
      value={ids[index] ?? ''}
      aria-label={fillText(texts.column, { n: index + 1 })}
      className="field mt-1 px-2 text-ellipsis"
      onChange={({ currentTarget: { value } }) => value && onPick(index, value)}
    >
      {ids[index] === undefined && <option value="">{texts.none}</option>}
      <optgroup label={texts.compared}>
        {compared.map(({ id, name, brand }) => (
          <option key={id} value={id}>
            {splitName(name, brand).model}
          </option>
        ))}
      </optgroup>
      {[...others].map(([brand = texts.none, all]) => (
        <optgroup key={brand} label={brand}>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {splitName(name, brand).model}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
