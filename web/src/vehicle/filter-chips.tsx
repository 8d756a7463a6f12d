import { fillText } from '../domain/quantity.ts';
import { everything, type FilterState, writeFilters } from '../domain/vehicle-filter.ts';
import { chosenFilters } from './chosen-filters.ts';
import type { InventoryFilters, InventoryTexts } from './vehicle.ts';

interface FilterChipsProps {
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
}

/** What is chosen, each with a link that takes it away; links, so that they work without scripts. */
export function FilterChips({ options, state, texts }: FilterChipsProps) {
  const chosen = chosenFilters(state, options);
  if (chosen.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <a
            className="chip"
            href={addressOf({ ...state, [name]: everything[name] })}
            aria-label={fillText(texts.removeFilter, { name: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      <li>
        <a className="button button-quiet" href={addressOf(everything)}>
          {texts.clear}
        </a>
      </li>
    </ul>
  );
}

/** An address without a path stays on the page; an empty query still needs its question mark. */
function addressOf(state: FilterState): string {
  return writeFilters(state) || '?';
}
