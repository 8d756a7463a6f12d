import type { Data } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { digitsOfPhone } from '../../model/literal.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** A fact that a literal may state. */
export interface KnownFact {
  /** How copy refers to it. */
  readonly path: string;
  /** It has several values: each is printed with its label. */
  readonly hasReadings: boolean;
}

/** A fact and its value. */
export interface StatedFact {
  /** In the format of the keys of literals. */
  readonly key: string;
  readonly fact: KnownFact;
}

/** The facts below a value, by their paths. */
export function factsBelow(value: unknown, path = ''): readonly StatedFact[] {
  if (typeof value === 'number') return stated(keyOfNumber(value, path), path, false);
  if (!isRecord(value)) return [];
  const key = keyOfFact(value);
  const readings = Object.entries(groupAt(value, 'readings'));
  const own = [
    ...stated(key, path, readings.length > 0),
    ...readings.flatMap(([name, reading]) =>
      isRecord(reading) ? stated(keyOfFact(reading), `${path}@${name}`, true) : [],
    ),
  ];
  if (key) return own.concat(factsBelow(value.offer, `${path}.offer`));
  const below = Object.entries(value).filter(([step]) => step !== 'readings');
  return own.concat(
    below.flatMap(([step, item]) => factsBelow(item, path === '' ? step : `${path}.${step}`)),
  );
}

function stated(
  key: string | undefined,
  path: string,
  hasReadings: boolean,
): readonly StatedFact[] {
  return key === undefined ? [] : [{ key, fact: { path, hasReadings } }];
}

/** Smaller numbers occur in many texts and seldom mean the fact. */
export const distinctNumber = 1000;

function keyOfFact(value: Data): string | undefined {
  const fact = readFactValue(value);
  if (fact.kind === 'phone') return `phone ${digitsOfPhone(fact.number)}`;
  if (fact.kind !== 'figure' || fact.figures.length !== 1) return undefined;
  const [amount = 0] = fact.figures;
  if (fact.unit !== 'count') return `${fact.unit} ${amount}`;
  return amount >= distinctNumber ? `number ${amount}` : undefined;
}

function keyOfNumber(value: number, path: string): string | undefined {
  // Among plain numbers, texts only state populations; coordinates and sizes are drawn.
  return value >= distinctNumber && path.toLowerCase().endsWith('population')
    ? `number ${value}`
    : undefined;
}
