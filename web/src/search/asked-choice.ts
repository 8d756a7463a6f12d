import type { Band } from '../../../generated/contract/bands.ts';
import type { SearchIndex, SectionProps } from '../../../generated/sections.ts';
import { fillText, formatPrice, quoted } from '../domain/quantity.ts';

type Filters = NonNullable<SearchIndex['list']>['filters'];
type Texts = SectionProps['site-search']['texts'];

/** A choice of a filter, or a word that the search of the list knows. */
export interface Choice {
  readonly filter: string;
  readonly value: string;
  readonly label: string;
  /** A figure or a word of the trade, which no page is called by. */
  readonly isTelling: boolean;
}

/** A choice that a filter offers. */
export function choiceOf(
  filter: string,
  { value, label, said }: Filters[string][number],
  isTelling: boolean,
): Choice {
  return { filter, value, label: said ?? label, isTelling };
}

/** A word of the trade, which the list searches for itself. */
export function searchFor(name: string, { results }: Texts): Choice {
  return { filter: 'search', value: name, label: quoted(name, results), isTelling: true };
}

/** A price, as the choice that has its bounds or, if none has, as one of its own. */
export function pricedBy(band: Band, { price = [] }: Filters, texts: Texts): Choice {
  const bounds = ['below', 'above', 'min', 'max'] as const;
  const same = price.find((option) => bounds.every((bound) => option[bound] === band[bound]));
  const { value, label } = written(band, texts);
  return { filter: 'price', value: same?.value ?? value, label, isTelling: true };
}

function written({ below, above, min = 0, max = 0 }: Band, { under, over, range }: Texts) {
  if (below !== undefined) {
    return { value: `under-${below}`, label: fillText(under, { price: formatPrice(below) }) };
  }
  if (above !== undefined) {
    return { value: `over-${above}`, label: fillText(over, { price: formatPrice(above) }) };
  }
  const label = fillText(range, { low: formatPrice(min), high: formatPrice(max) });
  return { value: `${min}-${max}`, label };
}
