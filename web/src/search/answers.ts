import type { Action, SearchIndex, SectionProps } from '../../../generated/sections.ts';
import { chargedDistance, distanceCharge, placeLabels } from '../domain/delivery.ts';
import { fillText, formatSum } from '../domain/quantity.ts';
import { readList } from './asked-list.ts';
import type { Ranked } from './ranking.ts';
import type { SearchWords } from './search-words.ts';

type Search = SectionProps['site-search'];
type Entry = SearchIndex['entries'][number];

/** What stands above the results: said by facts, with the page that says more. */
export interface Answer {
  readonly id: string;
  readonly text: string;
  readonly notes?: readonly string[];
  readonly action?: Action | undefined;
}

interface Asked {
  readonly query: string;
  readonly ranked: readonly Ranked<Entry>[];
  readonly words: SearchWords;
  /** The asked words that are phrases of some answers, by the answer. */
  readonly meant: ReadonlyMap<object, number>;
}

/** Everything that the content answers, the list first. */
export function answersTo(asked: Asked, search: Search): readonly Answer[] {
  return [
    ...listAnswer(asked, search),
    ...deliveryAnswer(asked, search),
    ...priceAnswer(asked, search),
    ...declaredAnswer(asked, search),
  ];
}

function listAnswer({ query, words }: Asked, { index, texts }: Search): readonly Answer[] {
  const found = index.list && readList(query, index.list, { words, texts });
  if (!found) return [];
  const { what, count, href, notes } = found;
  const text = fillText(texts.list, { what, n: count });
  return [{ id: 'list', text, notes, action: { text: texts.see, href, target: 'internal' } }];
}

/** What a delivery to a named place costs, by the rates that its estimator has. */
function deliveryAnswer({ ranked, meant }: Asked, search: Search): readonly Answer[] {
  const { delivery, index } = search;
  if (!delivery || !meant.has(delivery)) return [];
  const named = ranked.find(({ item, named }) => item.place !== undefined && named.size > 0);
  const place = index.places.find(({ id }) => id === named?.item.place);
  if (!place) return [];
  const { regularDistance = Number.POSITIVE_INFINITY } = delivery;
  const charged = chargedDistance(place.distance);
  const cost = distanceCharge(charged, {
    perDistance: Number(delivery.perDistance),
    freeDistance: Number(delivery.freeDistance),
  });
  const name = placeLabels(index.places).get(place.id) ?? place.name;
  const text = cost > 0 ? delivery.text : delivery.free;
  const isFar = charged > Number(regularDistance) && delivery.far !== undefined;
  return [
    {
      id: 'delivery',
      text: fillText(text, { place: name, cost: formatSum(cost) }),
      ...(isFar && { notes: [delivery.far] }),
      action: delivery.action,
    },
  ];
}

/** What the vehicle costs that is named before all others. */
function priceAnswer({ ranked, meant }: Asked, { prices }: Search): readonly Answer[] {
  const [best] = ranked;
  if (!prices || !meant.has(prices) || !best?.item.note || best.named.size === 0) return [];
  const { title, href, note } = best.item;
  const text = fillText(prices.text, { name: title, price: note });
  return [{ id: 'price', text, action: { text: title, href, target: 'internal' } }];
}

/** The answer of which the query has the most words. */
function declaredAnswer({ meant }: Asked, { answers = [] }: Search): readonly Answer[] {
  const said = answers.filter((answer) => meant.has(answer));
  const [best] = said.toSorted((one, other) => (meant.get(other) ?? 0) - (meant.get(one) ?? 0));
  return best ? [{ id: best.id, text: best.text, action: best.action }] : [];
}
