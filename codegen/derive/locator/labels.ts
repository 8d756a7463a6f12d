import { type Label, type LabelWish, spotsOf } from './label-spots.ts';
import { Sheet, type SheetPlan } from './sheet.ts';
import { type Side, shoreLabels } from './shore-labels.ts';

/** A wish for a label, and where the water is if it may stand in it. */
export type PlacedWish = LabelWish & { readonly water?: Side | undefined };

/** Rounds in which names that found no room go first. */
const mostRounds = 4;
/** With more names than this left over, the drawing is full, and another order would not help. */
const mostLeftOver = 30;

/**
 * Places each label where it covers no mark and no other label, and where a name is nearer to its own place than to
 * any other. Names of places at the shore stand in the water; a name that finds no room has no label.
 */
export function placeLabels(wishes: readonly PlacedWish[], plan: SheetPlan) {
  let [order, steps] = [wishes, 0];
  let best: ReadonlyMap<PlacedWish, Label> = new Map();
  for (let round = 0; round < mostRounds; round += 1) {
    const sheet = new Sheet(plan);
    const labels = placeInOrder(order, sheet);
    steps += sheet.steps;
    if (labels.size > best.size) best = labels;
    const left = wishes.length - labels.size;
    if (left === 0 || left > mostLeftOver) break;
    order = order.toSorted((one, other) => Number(labels.has(one)) - Number(labels.has(other)));
  }
  return { labels: wishes.map((wish) => best.get(wish)), steps };
}

function placeInOrder(wishes: readonly PlacedWish[], sheet: Sheet) {
  const labels = new Map<PlacedWish, Label>();
  const put = (wish: PlacedWish, label: Label) => {
    labels.set(wish, label);
    sheet.add(label);
  };
  for (const side of ['right', 'left'] as const) {
    const atShore = wishes.filter(({ water }) => water === side);
    for (const [wish, label] of shoreLabels(atShore, side, sheet)) {
      if (sheet.accepts(label, wish)) put(wish, label);
    }
  }
  for (const wish of wishes.filter((each) => !labels.has(each))) {
    const label = spotsOf(wish, sheet.letters).find((spot) => sheet.accepts(spot, wish));
    if (label) put(wish, label);
  }
  return labels;
}
