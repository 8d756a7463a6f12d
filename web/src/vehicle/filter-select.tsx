import { FieldLabel } from '../ui/field-label.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many vehicles this choice would leave. */
  readonly count?: number;
}

interface FilterSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly Choice[];
  onChoose: (field: HTMLSelectElement) => void;
}

/** A field of the bar above the list: on a wide screen its label is inside it. */
export const barField =
  'min-[72rem]:relative min-[72rem]:[&_label]:pointer-events-none min-[72rem]:[&_label]:absolute min-[72rem]:[&_label]:start-3 min-[72rem]:[&_label]:top-1.5 min-[72rem]:[&_label]:text-[0.75rem]/[1.2] min-[72rem]:[&_.field]:h-13 min-[72rem]:[&_.field]:pt-4.5';

/** One filter with its label; a choice that would leave nothing is shown but says so. */
export function FilterSelect({ name, label, value, options, onChoose }: FilterSelectProps) {
  return (
    <div className={`flex-auto ${barField}`}>
      <FieldLabel htmlFor={`filter-${name}`}>{label}</FieldLabel>
      <select
        id={`filter-${name}`}
        name={name}
        value={value}
        className="field md:h-11 md:min-h-0 md:w-auto md:min-w-full md:px-2.5 md:py-0"
        onChange={({ currentTarget }) => onChoose(currentTarget)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === undefined ? option.label : `${option.label} (${option.count})`}
          </option>
        ))}
      </select>
    </div>
  );
}
