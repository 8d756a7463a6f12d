import { type FilterState, writeFilters } from '../domain/filter-state.ts';
import { Chip } from '../ui/chip.tsx';
import { fieldLabel } from '../ui/field-label.tsx';

interface FilterChoicesProps {
  name: string;
  label: string;
  state: FilterState;
  options: readonly { readonly value: string; readonly label: string }[];
  /** How many vehicles each would leave. */
  counts: Readonly<Record<string, number>>;
}

/** The few choices of a filter as chips, for a thumb: all of them in view, the chosen one marked. */
export function FilterChoices({ name, label, state, options, counts }: FilterChoicesProps) {
  return (
    <div className="col-span-full md:hidden">
      <p className={fieldLabel}>{label}</p>
      <div className="flex flex-wrap gap-1.5 [&_.chip]:px-3 [&_.chip]:text-legal">
        {options.map(({ value, label: text }) => {
          const isChosen = state[name] === value;
          return (
            <Chip
              key={value}
              href={writeFilters({ ...state, [name]: isChosen ? 'all' : value }) || '?'}
              aria-current={isChosen || undefined}
            >
              {text} ({counts[value] ?? 0})
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
