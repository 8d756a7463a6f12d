import { type FormEvent, Fragment, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useSubmit } from 'react-router-dom';
import type { Filter } from '../../../generated/contract/specifications.ts';
import { filters } from '../../../generated/filters.ts';
import type { Vehicle } from '../api/vehicles.ts';
import {
  everything,
  type FilterOptions,
  type FilterState,
  readFilters,
  writeFilters,
} from '../domain/filter-state.ts';
import { fillText } from '../domain/quantity.ts';
import { countOptions, type FilterRules } from '../domain/vehicle-filter.ts';
import { queryOf } from '../ui/form-query.ts';
import { FilterChoices } from './filter-choices.tsx';
import { FilterSelect } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';
import type { InventoryFilters, InventoryTexts } from './vehicle-texts.ts';

interface FilterFormProps {
  /** The anchor by which a link opens it on a phone. */
  id: string | undefined;
  vehicles: readonly Vehicle[];
  rules: FilterRules;
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
  /** How many vehicles the choices leave. */
  found: number;
}

/** The catalog's search and filters: a plain GET form that, with scripts, answers at once. */
export function FilterForm(props: FilterFormProps) {
  const { id, texts, found } = props;
  const submit = useSubmit();
  const isOwnStep = useRef(false);
  const show = (form: HTMLFormElement, replace = false) =>
    submit(filtersIn(form, props), { action: '.', replace, preventScrollReset: true });
  const choose: Choose = ({ form: own }, replace) => {
    isOwnStep.current = true;
    if (own) show(own, replace);
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
    event.currentTarget.closest('details')?.removeAttribute('open');
    document.querySelector('#results')?.scrollIntoView({ block: 'start' });
  };
  return (
    <search className="min-[72rem]:tall:filter-bar">
      <details className="group/filters fold-narrow w-full" onKeyDown={closeOnEscape}>
        <summary className="button button-secondary max-md:group-open/filters:before:sheet-veil">
          {texts.filters}
          {/* Part of what opened it: it works without scripts, and leaves the place alone. */}
          <span className="hidden max-md:group-open/filters:sheet-close">{texts.close}</span>
        </summary>
        <form
          id={id}
          method="get"
          autoComplete="off"
          onSubmit={apply}
          className="grid items-end gap-3 rounded-card border border-divider bg-surface px-4 pt-2.5 pb-3.5 max-md:sheet max-md:grid-cols-2 max-md:py-0 md:grid-cols-3 min-[72rem]:filter-row"
        >
          <div className="sheet-head md:hidden">
            <p className="font-bold font-display text-h4 text-heading">{texts.sheet}</p>
            <a className="button button-quiet" href="?">
              {texts.reset}
            </a>
          </div>
          <Filters {...props} isOwnStep={isOwnStep} choose={choose} />
          <button type="submit" className="button button-primary until-scripts max-md:hidden">
            {texts.apply}
          </button>
          <div className="sticky bottom-0 col-span-full -mx-4 border-divider border-t bg-surface px-4 py-3 md:hidden">
            <button type="submit" className="button button-primary w-full">
              {fillText(texts.show, { n: found })}
            </button>
          </div>
        </form>
      </details>
    </search>
  );
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  // The place is kept, however far below the summary it is.
  currentTarget.querySelector('summary')?.focus({ preventScroll: true });
}

/** The query for the form's values, without what is left open. */
function filtersIn(form: HTMLFormElement, { options, rules }: FilterFormProps): URLSearchParams {
  return new URLSearchParams(writeFilters(readFilters(queryOf(form), options), rules.order));
}

/** Shows what the form of a field asks for; with `replace`, Back does not undo it. */
type Choose = (field: HTMLInputElement | HTMLSelectElement, replace?: boolean) => void;

interface FiltersProps extends Omit<FilterFormProps, 'id' | 'found'> {
  /** True if the form itself has just changed the address. */
  isOwnStep: RefObject<boolean>;
  choose: Choose;
}

/** More choices than this are a list on a phone, too. */
const mostChips = 6;

function Filters({ vehicles, rules, options, state, texts, isOwnStep, choose }: FiltersProps) {
  const counts = countOptions(vehicles, state, rules);
  const all = countOptions(vehicles, everything, rules);
  const words: Readonly<Record<string, string>> = texts;
  const choices: FilterOptions = options;
  const select = ({ name, label, by, all: any }: Filter) => {
    // What finds nothing at all is offered only to those whose address asks for it.
    const own = (choices[name] ?? []).filter(
      ({ value }) => vehicles.length === 0 || value === state[name] || all[name]?.[value] !== 0,
    );
    if (own.length === 0) return null;
    const hasChips = by === 'band' && own.length <= mostChips;
    const field = { name, label: words[label] ?? '' };
    return (
      <Fragment key={name}>
        {hasChips && (
          <FilterChoices {...field} state={state} options={own} counts={counts[name] ?? {}} />
        )}
        <FilterSelect
          {...field}
          value={state[name] ?? 'all'}
          options={[{ value: 'all', label: words[any] ?? '' }, ...own].map((option) => ({
            value: option.value,
            label: option.label,
            count: counts[name]?.[option.value] ?? 0,
          }))}
          onChoose={choose}
          className={hasChips ? 'max-md:hidden' : undefined}
        />
      </Fragment>
    );
  };
  return (
    <>
      <SearchField
        label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        value={state.search}
        isOwnStep={isOwnStep}
        onType={(field) => choose(field, true)}
      />
      {filters.map(select)}
      <FilterSelect
        name="sort"
        label={texts.sortLabel}
        value={state.sort === 'default' ? (rules.order ?? state.sort) : state.sort}
        options={sortChoices(texts, rules.order)}
        onChoose={choose}
        className="max-md:col-span-full"
      />
    </>
  );
}

/** The orders; the catalog's own is one of them only if it has no name. */
function sortChoices(texts: InventoryTexts, order: FilterRules['order']) {
  return [
    ...(order ? [] : [{ value: 'default', label: texts.sortDefault }]),
    { value: 'name', label: texts.sortName },
    { value: 'price-up', label: texts.sortPriceUp },
    { value: 'price-down', label: texts.sortPriceDown },
  ];
}
