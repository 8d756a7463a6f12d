import { fieldLabel } from './field-label.tsx';

interface ChipChoicesProps {
  name: string;
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** True for chips beside their label where there is room. */
  isRow?: boolean | undefined;
}

// A legend that floats takes part in the layout like any other element.
const row =
  'max-md:[&_.chip]:px-3 md:grid md:grid-cols-[12rem_minmax(0,1fr)] md:items-center md:[&>legend]:float-start md:[&>legend]:mb-0 md:[&_.chip]:flex-none';

/** One of a few choices as chips, all of them in view. */
export function ChipChoices({ name, label, value, options, isRow }: ChipChoicesProps) {
  return (
    <fieldset className={`col-span-full min-w-0 ${isRow ? row : ''}`.trim()}>
      <legend className={fieldLabel}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="chip relative flex-auto cursor-pointer justify-center has-checked:border-link has-checked:bg-link has-checked:text-surface forced-colors:has-checked:outline-4"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              className="absolute inset-0 m-0 cursor-pointer appearance-none rounded-pill"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
