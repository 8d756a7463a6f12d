import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Finding, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, optionalText } from '../../model/data.ts';

/** If a price, a specification or hours have several readings, each has a label, so that visitors see which it is. */
export const rule: Rule = {
  code: 'missing-label',
  phase: 'error',
  check({ site: { content } }) {
    const hours = content.site ? departmentsOf(content.site) : [];
    const prices = [...content.vehicles.flatMap(factsOf), ...content.brands.flatMap(startsOf)];
    return [...prices, ...hours].flatMap(unlabelled);
  },
};

/** A value of the content and its place. */
interface Placed {
  readonly entry: Entry;
  readonly path: Path;
  readonly value: unknown;
}

function factsOf(entry: Entry): Placed[] {
  const specifications = Object.entries(groupAt(entry.data, 'specifications'));
  return [
    { entry, path: ['price'], value: entry.data.price },
    ...specifications.map(([key, value]) => ({ entry, path: ['specifications', key], value })),
  ];
}

function startsOf(entry: Entry): Placed[] {
  return groupsAt(entry.data, 'series').map((series, position) => ({
    entry,
    path: ['series', position, 'startingPrice'],
    value: series.startingPrice,
  }));
}

function departmentsOf(entry: Entry): Placed[] {
  const departments = Object.entries(groupAt(entry.data, 'departments'));
  return departments.map(([id, value]) => ({ entry, path: ['departments', id], value }));
}

function unlabelled({ entry, path, value }: Placed): Finding[] {
  if (!isRecord(value) || !isRecord(value.readings)) return [];
  const readings = Object.entries(value.readings);
  const all = [
    { path, value },
    ...readings.map(([name, reading]) => ({ path: [...path, 'readings', name], value: reading })),
  ];
  return all.filter((each) => !hasLabel(each.value)).map((each) => findingOf(entry, each.path));
}

function hasLabel(value: unknown): boolean {
  return isRecord(value) && optionalText(value, 'label') !== undefined;
}

function findingOf({ source }: Entry, path: Path): Finding {
  const message = 'there are several readings here, and this one has no label';
  const help = 'Add "label:" with what stands beside the value, such as "Advertised price".';
  return { source, path, text: { message, help } };
}
