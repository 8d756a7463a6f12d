import type { Data } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { digitsOfPhone } from '../../model/literal.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** A fact that a literal may say. */
export interface KnownFact {
  /** How copy refers to it. */
  readonly path: string;
  /** It has several values: each is printed with its label. */
  readonly hasReadings: boolean;
}

/** Facts by what they say, in the words of the keys of literals. */
export type KnownFacts = ReadonlyMap<string, readonly KnownFact[]>;

/** Lists what the facts of the site say, with each of their readings. */
export function knownFacts(tree: Data): KnownFacts {
  const known = new Map<string, KnownFact[]>();
  const add = (key: string | undefined, fact: KnownFact) => {
    if (!key) return;
    const others = known.get(key);
    if (others) others.push(fact);
    else known.set(key, [fact]);
  };
  const visit = (value: unknown, path: string) => {
    if (!isRecord(value)) return add(keyOfPlain(value, path), { path, hasReadings: false });
    const key = keyOfFact(value);
    const readings = Object.entries(groupAt(value, 'readings'));
    add(key, { path, hasReadings: readings.length > 0 });
    for (const [name, reading] of readings) {
      if (isRecord(reading))
        add(keyOfFact(reading), { path: `${path}@${name}`, hasReadings: true });
    }
    if (key) return;
    for (const [step, below] of Object.entries(value)) {
      if (step !== 'readings') visit(below, path === '' ? step : `${path}.${step}`);
    }
  };
  visit(tree, '');
  return known;
}

/** Smaller numbers are in many texts, and seldom mean the fact. */
export const distinctNumber = 1000;

function keyOfFact(value: Data): string | undefined {
  const fact = readFactValue(value);
  if (fact.kind === 'phone') return `phone ${digitsOfPhone(fact.number)}`;
  if (fact.kind !== 'figure' || fact.figures.length !== 1) return undefined;
  const [amount = 0] = fact.figures;
  if (fact.unit !== 'count') return `${fact.unit} ${amount}`;
  return amount >= distinctNumber ? `number ${amount}` : undefined;
}

function keyOfPlain(value: unknown, path: string): string | undefined {
  // Of plain numbers only these are told; coordinates and sizes are drawn.
  if (!path.toLowerCase().endsWith('population')) return undefined;
  return Number(value) >= distinctNumber ? `number ${String(value)}` : undefined;
}
