import type { Path } from '../diagnostics/diagnostic.ts';
import { stepInto } from '../model/data.ts';
import type { Annotations } from './annotations.ts';
import { createMatch } from './branch-match.ts';
import { constantOf, type Field, propertiesOf, type UnionField } from './field.ts';

/** Which marks the text at a path takes, also in a file with errors. */
export function takenMarks(field: Field, data: unknown, path: Path): Annotations['x-marks'] {
  let [current, value]: [Field | undefined, unknown] = [field, data];
  for (const step of path) {
    const whole: Field | undefined = current?.is === 'union' ? branchOf(current, value) : current;
    current = whole && fieldBelow(whole, step);
    value = stepInto(value, String(step));
  }
  const own = current?.is === 'union' ? branchOf(current, value) : current;
  return current?.annotations['x-marks'] ?? own?.annotations['x-marks'];
}

function fieldBelow(field: Field, step: string | number): Field | undefined {
  if (field.is === 'list') return field.items;
  return field.is === 'group' ? (field.properties.get(String(step)) ?? field.others) : undefined;
}

/** The kind that a value has by the key that tells them apart, or that it fits. */
function branchOf({ branches, by }: UnionField, value: unknown): Field | undefined {
  if (by === undefined) return branches.find((branch) => createMatch(branch)(value));
  const kind = stepInto(value, by);
  return branches.find((branch) => constantOf(propertiesOf(branch).get(by)) === kind);
}
