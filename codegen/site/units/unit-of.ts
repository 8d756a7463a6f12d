import type { Content } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import { readFactValue } from '../../resolve/facts/fact-value.ts';
import type { Unit } from '../../resolve/facts/units.ts';

/** Says the unit of a fact by its path; nothing if it is no figure, or of the record of a template. */
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
