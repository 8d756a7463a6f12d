import { sentQuery, sentValues } from '../../../generated/contract/forms.ts';
import { readQueryValue } from '../../../generated/contract/routes.ts';
import type { Section, SectionKind, SectionProps } from '../../../generated/sections.ts';
import { calculatorQuery } from '../calculator/calculator-input.ts';
import { loanQuery } from '../calculator/payment-input.ts';
import { rentalQuery } from '../calculator/rental-input.ts';
import { roadQuery } from '../calculator/road-input.ts';
import { withAskedPrice } from '../domain/asked-band.ts';
import { comparisonQuery } from '../domain/comparison.ts';
import { readFilters, writeFilters } from '../domain/filter-state.ts';
import { readAnswers, writeAnswers } from '../vehicle/finder-answers.ts';

/** The part of a query that changes a section, in one spelling. */
type KnownQuery<Props> = (query: URLSearchParams, props: Props) => string;

/** One for each kind whose schema names the parameters that it reads. */
const readers: { readonly [Kind in SectionKind]?: KnownQuery<SectionProps[Kind]> } = {
  'delivery-estimator': (query) => textQuery('place', readQueryValue(query, 'place')),
  'impact-calculator': (query, { calculator }) => calculatorQuery(query, calculator),
  'message-receipt': (query, { forms }) => {
    const [sent] = forms.flatMap((form) => {
      const values = sentValues(form, `${query}`);
      return values ? [sentQuery(form, values)] : [];
    });
    return sent ?? '';
  },
  'payment-estimator': loanQuery,
  'rental-cost-finder': rentalQuery,
  'road-check': roadQuery,
  'vehicle-comparison': (query, { vehicles }) => comparisonQuery(query, vehicles.vehicles),
  'vehicle-finder': (query, { questions }) => writeAnswers(readAnswers(query, questions)),
  'vehicle-inventory': (query, { filters }) =>
    writeFilters(readFilters(query, withAskedPrice(filters, query))),
  'site-search': (query) => textQuery('q', readQueryValue(query, 'q')),
};

/**
 * The part of a query that changes a page: of any other there would be as many addresses as anybody makes up, each to be
 * rendered and kept.
 */
export function knownQuery(search: string, sections: readonly Section[]): string {
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const section of sections) {
    for (const [name, value] of new URLSearchParams(readSection(query, section))) {
      // Where two sections read one parameter, the first that knows its value has it.
      if (!known.has(name)) known.set(name, value);
    }
  }
  return known.size === 0 ? '' : `?${known}`;
}

function readSection<Kind extends SectionKind>(
  query: URLSearchParams,
  { kind, props }: { readonly kind: Kind; readonly props: SectionProps[Kind] },
): string {
  const read: KnownQuery<SectionProps[Kind]> | undefined = readers[kind];
  return read?.(query, props) ?? '';
}

function textQuery(name: string, value = ''): string {
  return value.trim() === '' ? '' : `${new URLSearchParams({ [name]: value.trim() })}`;
}
