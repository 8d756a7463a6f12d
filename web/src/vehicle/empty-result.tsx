import type { Vehicle } from '../api/vehicles.ts';
import { everything, type FilterState, writeFilters } from '../domain/filter-state.ts';
import { fillText } from '../domain/quantity.ts';
import { type FilterRules, filterVehicles } from '../domain/vehicle-filter.ts';
import { Chip } from '../ui/chip.tsx';
import { Heading } from '../ui/heading-level.tsx';
import { chosenFilters } from './filter-chips.tsx';
import type { InventoryFilters, InventoryTexts } from './vehicle-texts.ts';

interface EmptyResultProps {
  vehicles: readonly Vehicle[];
  rules: FilterRules;
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
}

/** No match: names each single filter whose removal brings vehicles back. */
export function EmptyResult({ vehicles, rules, options, state, texts }: EmptyResultProps) {
  const ways = chosenFilters(state, options)
    .map(({ name, label }) => {
      const without = { ...state, [name]: everything[name] ?? 'all' };
      return { label, without, count: filterVehicles(vehicles, without, rules).found.length };
    })
    .filter(({ count }) => count > 0);
  return (
    <div className="mt-6 rounded-panel border border-divider bg-surface p-8 text-center">
      <Heading className="text-h3">{texts.emptyTitle}</Heading>
      <p className="mt-3 text-muted">{texts.emptyText}</p>
      {ways.length > 0 ? (
        <ul className="mt-4 flex flex-wrap justify-center gap-3">
          {ways.map(({ label, without, count }) => (
            <li key={label}>
              <Chip href={writeFilters(without) || '?'}>
                {fillText(texts.removeFilter, { name: label })} ({count})
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <a className="button button-primary mt-6" href="?">
        {texts.clear}
      </a>
    </div>
  );
}
