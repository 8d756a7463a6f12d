import { figuresIn } from '../../link/amounts.ts';
import { valueAt } from '../../model/data.ts';
import { dayAfter } from '../../model/held-days.ts';
import type { Site } from '../../site/site.ts';

/** The next day on which an offer begins or is over, so that what is made today has another price; empty if there is none. */
export function nextPriceChange({ content, today }: Site): string {
  const days = figuresIn(content).flatMap(({ entry, at }) => {
    const { from, until } = Object(valueAt(entry.data, [...at, 'offer']));
    const ends = typeof until === 'string' ? [dayAfter(until)] : [];
    return typeof from === 'string' ? [from, ...ends] : ends;
  });
  const [next = ''] = days.filter((day) => day > today).sort();
  return next;
}
