import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule } from '../../link/rule.ts';
import { isRecord, optionalText } from '../../model/data.ts';

/**
 * If what the schema says is labelled (`x-labelled`), or a value of such a group, has several readings, each has a label,
 * so that visitors see which it is.
 */
export const rule: Rule = {
  code: 'missing-label',
  phase: 'error',
  needs: 'x-labelled',
  find: ({ entry: { source }, path, value }) =>
    [{ path, value }, ...valuesBelow(path, value)]
      .flatMap(withReadings)
      .filter((each) => !hasLabel(each.value))
      .map((each) => ({ source, path: each.path, message, help, atField })),
};

/** A value of the content and its place. */
interface Placed {
  readonly path: Path;
  readonly value: unknown;
}

function valuesBelow(path: Path, value: unknown): readonly Placed[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([key, item]) => ({ path: [...path, key], value: item }));
}

/** A value and its readings; nothing if it has none. */
function withReadings(place: Placed): readonly Placed[] {
  const { path, value } = place;
  if (!isRecord(value) || !isRecord(value.readings)) return [];
  return [place, ...valuesBelow([...path, 'readings'], value.readings)];
}

function hasLabel(value: unknown): boolean {
  return isRecord(value) && optionalText(value, 'label') !== undefined;
}

const message = 'there are several readings here, and this one has no label';
const help = 'Add "label:" with what stands beside the value, such as "Advertised price".';
const atField =
  'There are several values here. Give each a label that visitors read beside it, such as “Advertised price”.';
