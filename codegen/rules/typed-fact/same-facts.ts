import type { Literal } from '../../model/literal.ts';
import { distinctNumber, type KnownFact } from './facts-below.ts';
import type { KnownFacts } from './known-facts.ts';
import { type Subject, speaksOf } from './subject.ts';

/** A fact, and what a sentence that means it speaks of, unless its value can be nothing else. */
export type LikelyFact = KnownFact & { readonly subject?: Subject };

/** Those of some facts that a sentence speaks of, or that can be nothing else. */
export function factsSpokenOf(
  facts: readonly LikelyFact[],
  { key }: Literal,
  sentence: string,
): readonly LikelyFact[] {
  if (key.startsWith('phone ')) return facts;
  return facts.filter(({ subject }) => !subject || speaksOf(sentence, subject));
}

/** The facts that a literal may state. A bare number may be money too: 12,995. */
export function factsOf(literal: Literal, known: KnownFacts): readonly LikelyFact[] {
  const [kind = '', value = ''] = literal.key.split(' ');
  if (kind === 'text' || kind === 'name') return [{ path: value, hasReadings: false }];
  const same = known.get(literal.key) ?? [];
  if (kind !== 'number') return same;
  const counts = isYear(literal) ? [] : same.filter((fact) => mayCount(fact, literal.counted));
  return Number(value) < distinctNumber
    ? counts
    : [...(known.get(`money ${value}`) ?? []), ...counts];
}

// A smaller amount of money easily means something else.
const distinctMoney = 100;

/** Whether a literal can hardly mean anything but the fact. A number that also counts something may not be a price. */
export function isDistinct(literal: Literal, known: KnownFacts): boolean {
  const [kind, value] = literal.key.split(' ');
  if (kind === 'phone' || kind === 'text') return true;
  if (kind === 'money') return Number(value) >= distinctMoney;
  if (kind !== 'number' || literal.counted || isYear(literal)) return false;
  return (
    Number(value) >= distinctNumber && known.has(`money ${value}`) && !known.has(`number ${value}`)
  );
}

function isYear({ text }: Literal): boolean {
  return /^(?:19|20)\d\d$/.test(text);
}

const people = ['people', 'residents', 'inhabitants', 'citizens', 'neighbors'];

/** Whether a count may be the fact: 11,190 people are a population, 11,190 steps are not. */
function mayCount({ path }: KnownFact, counted: string | undefined): boolean {
  if (counted === undefined) return true;
  const words = path.toLowerCase();
  return words.endsWith('population')
    ? people.includes(counted)
    : words.includes(counted.replace(/s$/, ''));
}
