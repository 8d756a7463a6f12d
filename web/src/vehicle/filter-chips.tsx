import { filters } from '../../../generated/filters.ts';
import {
  chosenOption,
  everything,
  type FilterOptions,
  type FilterState,
  writeFilters,
} from '../domain/filter-state.ts';
import { fillText, quoted } from '../domain/quantity.ts';
import { Chip } from '../ui/chip.tsx';
import type { InventoryFilters, InventoryTexts } from './vehicle-texts.ts';

interface FilterChipsProps {
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
}

/** The chosen filters, each with a link that removes it, and a link that removes all; links work without scripts. */
export function FilterChips({ options, state, texts }: FilterChipsProps) {
  const chosen = chosenFilters(state, options, texts);
  return (
    <ul
      className={`flex flex-wrap items-center gap-2 ${chosen.length === 0 ? 'max-sm:hidden' : ''}`.trim()}
    >
      {chosen.map(({ name, label }) => (
        <li key={name}>
          <Chip
            href={addressOf({ ...state, [name]: everything[name] ?? 'all' })}
            aria-label={fillText(texts.removeFilter, { name: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </Chip>
        </li>
      ))}
      {chosen.length > 0 && (
        <li>
          <a className="button button-quiet" href={addressOf(everything)}>
            {texts.clear}
          </a>
        </li>
      )}
    </ul>
  );
}

/** An address without a path stays on the page; an empty query still needs its question mark. */
function addressOf(state: FilterState): string {
  return writeFilters(state) || '?';
}

/** One filter that is on. */
interface ChosenFilter {
  readonly name: string;
  readonly label: string;
}

/** The filters that are on, search first, each with the words that describe it. */
export function chosenFilters(
  state: FilterState,
  options: FilterOptions,
  { searchSite }: Pick<InventoryTexts, 'searchSite'>,
): ChosenFilter[] {
  const search = state.search.trim();
  const label = quoted(search, searchSite);
  const chosen: ChosenFilter[] = search === '' ? [] : [{ name: 'search', label }];
  for (const { name } of filters) {
    const option = chosenOption(name, state, options);
    if (option) chosen.push({ name, label: option.said ?? option.label });
  }
  return chosen;
}
