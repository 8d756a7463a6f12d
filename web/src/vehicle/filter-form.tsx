import { type FormEvent, type RefObject, useRef } from 'react';
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
import { countOptions, type FilterRules } from '../domain/vehicle-filter.ts';
import { queryOf } from '../ui/form-query.ts';
import { useEarlierChoice } from '../ui/use-earlier-choice.ts';
import { FilterSelect } from './filter-select.tsx';
import { SearchField } from './search-field.tsx';
import type { InventoryFilters, InventoryTexts } from './vehicle-texts.ts';

interface FilterFormProps {
  vehicles: readonly Vehicle[];
  rules: FilterRules;
  options: InventoryFilters;
  state: FilterState;
  texts: InventoryTexts;
}

// The filters stay in view while the list scrolls, where there is room for both.
const besideList =
  'min-[72rem]:tall:sticky min-[72rem]:tall:top-16 min-[72rem]:tall:z-10 min-[72rem]:tall:bg-canvas min-[72rem]:tall:py-2 min-[72rem]:tall:[&~*_:is(a,button)]:scroll-mt-50';

/** The catalog's search and filters: a plain GET form that, with scripts, answers at once. */
export function FilterForm(props: FilterFormProps) {
  const { texts, options } = props;
  const submit = useSubmit();
  const isOwnStep = useRef(false);
  const show = (form: HTMLFormElement, replace = false) =>
    submit(filtersIn(form, options), { action: '.', replace, preventScrollReset: true });
  const form = useEarlierChoice((each) => show(each, true));
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
    <search className={besideList}>
      <details className="group/filters fold-narrow w-full">
        <summary className="button button-secondary group-open/filters:mb-4">
          {texts.filters}
        </summary>
        <form
          ref={form}
          method="get"
          autoComplete="off"
          onSubmit={apply}
          className="grid items-end gap-3 rounded-card border border-divider bg-surface px-4 pt-2.5 pb-3.5 min-[36rem]:grid-cols-2 md:grid-cols-3 min-[72rem]:flex min-[72rem]:flex-wrap"
        >
          <Filters {...props} isOwnStep={isOwnStep} choose={choose} />
          <button type="submit" className="button button-primary until-scripts">
            {texts.apply}
          </button>
        </form>
      </details>
    </search>
  );
}

/** The query for the form's values, without what is left open. */
function filtersIn(form: HTMLFormElement, options: InventoryFilters): URLSearchParams {
  return new URLSearchParams(writeFilters(readFilters(queryOf(form), options)));
}

/** Shows what the form of a field asks for; with `replace`, Back does not undo it. */
type Choose = (field: HTMLInputElement | HTMLSelectElement, replace?: boolean) => void;

interface FiltersProps extends FilterFormProps {
  /** True if the form itself has just changed the address. */
  isOwnStep: RefObject<boolean>;
  choose: Choose;
}

function Filters({ vehicles, rules, options, state, texts, isOwnStep, choose }: FiltersProps) {
  const counts = countOptions(vehicles, state, rules);
  const all = countOptions(vehicles, everything, rules);
  const words: Readonly<Record<string, string>> = texts;
  const choices: FilterOptions = options;
  const select = ({ name, label, all: any }: Filter) => {
    // What finds nothing at all is offered only to those whose address asks for it.
    const own = (choices[name] ?? []).filter(
      ({ value }) => vehicles.length === 0 || value === state[name] || all[name]?.[value] !== 0,
    );
    if (own.length === 0) return null;
    return (
      <FilterSelect
        key={name}
        name={name}
        label={words[label] ?? ''}
        value={state[name] ?? 'all'}
        options={[{ value: 'all', label: words[any] ?? '' }, ...own].map((option) => ({
          value: option.value,
          label: option.label,
          count: counts[name]?.[option.value] ?? 0,
        }))}
        onChoose={choose}
      />
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
