import type { Content } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import type { Unit } from '../../model/units.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';

/** Creates a lookup of a fact's unit by path; undefined if it is not a figure, or belongs to a template's record. */
export function createUnitOf(content: Content): (path: string) => Unit | undefined {
  return (path) => {
    const fact = readFactValue(
      valueAt(
        factRoots(content).tree,
        path.split('@', 1).flatMap((way) => way.split('.')),
      ),
    );
    return fact.kind === 'figure' ? fact.unit : undefined;
  };
}
