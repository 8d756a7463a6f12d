import { FieldLabel } from '../ui/field-label.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many vehicles this choice would leave. */
  readonly count?: number;
}

interface FilterSelectProps {
  /** Left out on a phone, which has chips instead. */
  className?: string | undefined;
  name: string;
  label: string;
  value: string;
  options: readonly Choice[];
  onChoose: (field: HTMLSelectElement) => void;
}

/** One filter with its label; a choice that would leave nothing is shown but says so. */
export function FilterSelect(props: FilterSelectProps) {
  const { name, label, value, options, onChoose, className = '' } = props;
  return (
    <div className={`flex-auto min-[72rem]:label-inside ${className}`.trim()}>
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
