import type { Check, Finding } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, isRecord } from '../../model/data.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** This many vehicles show what is usual. */
const manyVehicles = 5;
/** A figure is odd if it is this many times all others, or this fraction of them. */
const times = 3;
/** Where all others agree, as in the speed that the law allows, this is far enough. */
const timesOfOne = 2;

/** A range, a speed or a number of seats far from that of all other vehicles. */
export const vehicleFigures: Check = ({ site: { content } }) => {
  const found = content.vehicles.flatMap(specificationsOf);
  return [...Map.groupBy(found, ({ key }) => key).values()].flatMap((all) =>
    all.length < manyVehicles ? [] : all.flatMap((each) => farFault(each, all)),
  );
};

interface Specification {
  readonly entry: Entry;
  readonly key: string;
  readonly unit?: string;
  readonly figure: number;
}

function specificationsOf(entry: Entry): Specification[] {
  return Object.entries(groupAt(entry.data, 'specifications')).flatMap(([key, value]) => {
    const fact = readFactValue(value);
    if (fact.kind === 'number') return [{ entry, key, figure: fact.number }];
    if (fact.kind !== 'figure' || !isRecord(value)) return [];
    return [{ entry, key, unit: fact.unit, figure: Math.max(...fact.figures) }];
  });
}

function farFault(each: Specification, all: readonly Specification[]): Finding[] {
  const others = all.filter((other) => other !== each).map(({ figure }) => figure);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const limit = least === most ? timesOfOne : times;
  if (each.figure * limit >= least && each.figure <= most * limit) return [];
  const range = least === most ? `${least}` : `${least} to ${most}`;
  const message = `${each.figure} is far from what all the other vehicles have: ${range}`;
  const path = ['specifications', each.key, ...(each.unit ? [each.unit] : [])];
  return [{ source: each.entry.source, path, text: { message } }];
}
