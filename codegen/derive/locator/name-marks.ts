import type { Label } from './label-spots.ts';
import { type PlacedRequest, placeLabels } from './labels.ts';
import { labelRequest, type PlacedMark } from './place-marks.ts';
import type { SheetPlan } from './sheet.ts';

/** What stands beside the marks of a drawing, and beside its lines. */
export interface NamedMarks {
  readonly labels: ReadonlyMap<PlacedMark, Label>;
  /** The marks that a number stands for; its label, if there is room for one, has any two digits. */
  readonly numbered: ReadonlySet<PlacedMark>;
  /** The labels of the other requests that found room. */
  readonly others: readonly Label[];
}

/** How often names are placed again, with the numbers of those that found no room. */
const mostRounds = 4;

/**
 * Names each mark where there is room. For any other a number stands, which a list under the map explains; it may take
 * the room of another name, so all are placed again with it.
 */
export function nameMarks(
  marks: readonly PlacedMark[],
  others: readonly PlacedRequest[],
  plan: SheetPlan,
): NamedMarks {
  const numbered = new Set<PlacedMark>();
  const requestFor = (mark: PlacedMark): PlacedRequest =>
    numbered.has(mark) ? { ...labelRequest(mark), texts: ['88'] } : labelRequest(mark);
  for (let round = 1; ; round += 1) {
    const labels = placeLabels([...marks.map(requestFor), ...others], plan);
    const lost = marks.filter((mark, index) => !labels[index] && !numbered.has(mark));
    for (const mark of lost) numbered.add(mark);
    if (lost.length > 0 && round < mostRounds) continue;
    return {
      labels: new Map(
        marks.flatMap((mark, index) => (labels[index] ? [[mark, labels[index]]] : [])),
      ),
      numbered,
      others: labels.slice(marks.length).filter((label) => label !== undefined),
    };
  }
}
