import type { Label, LabelRequest, Letters } from './label-spots.ts';

/** The side of a place with water as far as its name would reach. */
export type Side = 'left' | 'right';

/** A spot in the water, and the cost of shifting the name there. */
export interface CoastSpot extends Label {
  readonly cost: number;
}

/** How far up or down a name may be from its place, the smallest shift first. */
const shifts = [0, ...Array.from({ length: 12 }, (_, index) => (index + 1) * 3)].flatMap((step) =>
  step === 0 ? [0] : [-step, step],
);
/** A name shifted farther than this gets a hairline to its place. */
const besideEnough = 9;
/** The cost of leaving a name to be placed on land: the most important name costs twice the least. */
const costOfNone = 4000;

/** A choice for one name and, with it, the best choices for all names above it. */
interface Choice {
  readonly label: Label | undefined;
  readonly lowest: number;
  readonly cost: number;
  readonly above: Choice | undefined;
}

/**
 * Places the names of coastal towns in the water beside them: from north to south, each below the one before, with the
 * least total shift. This is dynamic programming: for each position of a name only the best way to place those above it
 * is kept, so that twice the names take twice the steps.
 */
export function coastLabels(
  requests: readonly LabelRequest[],
  spotsFor: (request: LabelRequest) => readonly CoastSpot[],
  letters: Letters,
): readonly (readonly [LabelRequest, Label])[] {
  const fromNorth = requests.toSorted((one, other) => one.y - other.y);
  let choices: readonly Choice[] = [start];
  for (const request of fromNorth) {
    const skipped = costOfNone * (2 - requests.indexOf(request) / requests.length);
    choices = nextChoices(choices, spotsFor(request), skipped, letters);
  }
  const chosen = listOf(best(choices));
  return fromNorth.flatMap((request, index) => {
    const label = chosen[index];
    return label ? [[request, label] as const] : [];
  });
}

const start: Choice = {
  label: undefined,
  lowest: Number.NEGATIVE_INFINITY,
  cost: 0,
  above: undefined,
};

/** The spots in the water beside a place, the nearest first. */
export function coastSpots(request: LabelRequest, side: Side): readonly CoastSpot[] {
  const { kind, x, y, gap, texts } = request;
  const [text = ''] = texts;
  return shifts.map((shift) => ({
    kind,
    text,
    x: side === 'right' ? x + gap + 4 : x - gap - 4,
    y: y + shift,
    anchor: side === 'right' ? 'start' : 'end',
    from: Math.abs(shift) > besideEnough ? { x, y } : undefined,
    cost: shift * shift,
  }));
}

function nextChoices(
  above: readonly Choice[],
  labels: readonly CoastSpot[],
  costOfSkip: number,
  letters: Letters,
): readonly Choice[] {
  const none = best(above);
  const skip = { ...none, label: undefined, cost: none.cost + costOfSkip, above: none };
  const placed = labels.flatMap(({ cost, ...label }): Choice[] => {
    const fitting = above.filter(({ lowest }) => lowest <= label.y - letters.height);
    if (fitting.length === 0) return [];
    const before = best(fitting);
    return [{ label, lowest: label.y, cost: before.cost + cost, above: before }];
  });
  return [skip, ...placed];
}

function best(choices: readonly Choice[]): Choice {
  return choices.reduce((least, each) => (each.cost < least.cost ? each : least));
}

/** The labels from north to south, without the start, which is no name. */
function listOf(last: Choice): readonly (Label | undefined)[] {
  const labels: (Label | undefined)[] = [];
  for (let choice: Choice | undefined = last; choice?.above; choice = choice.above) {
    labels.unshift(choice.label);
  }
  return labels;
}
