import type { ReactNode } from 'react';
import type { Action } from '../../../generated/sections.ts';
import type { Vehicle } from '../api/vehicles.ts';
import { everything, type FilterState, writeFilters } from '../domain/filter-state.ts';
import { fillText } from '../domain/quantity.ts';
import { closestVehicles, type FilterRules, filterVehicles } from '../domain/vehicle-filter.ts';
import { ActionLink } from '../ui/action-link.tsx';
import { Chip } from '../ui/chip.tsx';
import { Heading, HeadingLevel } from '../ui/heading-level.tsx';
import { chosenFilters } from './filter-chips.tsx';
import { VehicleList } from './vehicle-list.tsx';
import type { InventoryFilters, InventoryTexts } from './vehicle-texts.ts';

interface EmptyResultProps {
  vehicles: readonly Vehicle[];
  rules: FilterRules;
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
  /** Whom to ask instead. */
  ask: Action | undefined;
  /** The card of a vehicle. */
  card: (vehicle: Vehicle) => ReactNode;
}

/** How many vehicles are shown instead. */
const shown = 3;

/** No match: names each single filter whose removal brings vehicles back, and the vehicles that come closest. */
export function EmptyResult(props: EmptyResultProps) {
  const { vehicles, rules, options, state, texts, ask, card } = props;
  const ways = chosenFilters(state, options, texts)
    .map(({ name, label }) => {
      const without = { ...state, [name]: everything[name] ?? 'all' };
      return { label, without, count: filterVehicles(vehicles, without, rules).found.length };
    })
    .filter(({ count }) => count > 0);
  const closest = closestVehicles(vehicles, state, rules, shown);
  return (
    <>
      <div className="mt-3 rounded-panel border border-divider bg-surface p-5">
        <Heading className="text-h3">{texts.emptyTitle}</Heading>
        <p className="mt-1 text-muted">{texts.emptyText}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {ways.map(({ label, without, count }) => (
            <Chip key={label} href={writeFilters(without) || '?'}>
              {fillText(texts.removeFilter, { name: label })} ({count})
            </Chip>
          ))}
          <a className="button button-primary" href="?">
            {texts.clear}
          </a>
          {ask && <ActionLink action={ask} style="secondary" />}
        </div>
      </div>
      {closest.length > 0 && (
        <>
          <Heading className="mt-6 text-h3">{texts.closest}</Heading>
          <HeadingLevel>
            <VehicleList className="mt-3">{closest.map(card)}</VehicleList>
          </HeadingLevel>
        </>
      )}
    </>
  );
}
