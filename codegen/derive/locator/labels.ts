import { type CoastSpot, coastLabels, coastSpots, type Side } from './coast-labels.ts';
import { type Label, type LabelWish, spotsOf } from './label-spots.ts';
import { Sheet, type SheetPlan } from './sheet.ts';

/** A label to place, and the side of the water if it may go there. */
export type PlacedWish = LabelWish & { readonly water?: Side | undefined };

/** How often to try again with the names that found no room first. */
const mostRounds = 4;
/** If more names than this are left over, the drawing is full, and another order would not help. */
const mostLeftOver = 30;

/**
 * Places each label where it covers no mark and no other label, and where a name is nearer to its own place than to
 * any other. Names of places on the coast go in the water; a name that finds no room gets no label.
 */
export function placeLabels(
  wishes: readonly PlacedWish[],
  plan: SheetPlan,
): readonly (Label | undefined)[] {
  const sheet = new Sheet(plan);
  const rooms = new Map(wishes.map((wish) => [wish, roomFor(wish, sheet)]));
  let order = wishes;
  let best: ReadonlyMap<PlacedWish, Label> = new Map();
  for (let round = 0; round < mostRounds; round += 1) {
    sheet.clear();
    const labels = placeInOrder(order, rooms, sheet);
    if (labels.size > best.size) best = labels;
    const left = wishes.length - labels.size;
    if (left === 0 || left > mostLeftOver) break;
    order = order.toSorted((one, other) => Number(labels.has(one)) - Number(labels.has(other)));
  }
  return wishes.map((wish) => best.get(wish));
}

/** The spots of a label that cover no mark: the same in all rounds, and most names fit at one of the first. */
interface Room {
  readonly anywhere: Iterable<Label>;
  readonly inWater: readonly CoastSpot[];
}

function roomFor(wish: PlacedWish, sheet: Sheet): Room {
  const hasRoom = (label: Label) => sheet.hasRoom(label, wish);
  return {
    anywhere: onceEach(spotsOf(wish, sheet.letters), hasRoom),
    inWater: wish.water ? coastSpots(wish, wish.water).filter(hasRoom) : [],
  };
}

type Rooms = ReadonlyMap<PlacedWish, Room>;

function placeInOrder(wishes: readonly PlacedWish[], rooms: Rooms, sheet: Sheet) {
  const labels = new Map<PlacedWish, Label>();
  const put = (wish: PlacedWish, label: Label) => {
    labels.set(wish, label);
    sheet.add(label);
  };
  const inWater = (wish: PlacedWish) =>
    rooms.get(wish)?.inWater.filter((spot) => sheet.accepts(spot)) ?? [];
  for (const side of ['right', 'left'] as const) {
    const onCoast = wishes.filter(({ water }) => water === side);
    for (const [wish, label] of coastLabels(onCoast, inWater, sheet.letters)) {
      if (sheet.accepts(label)) put(wish, label);
    }
  }
  for (const wish of wishes.filter((each) => !labels.has(each))) {
    const label = firstAccepted(rooms.get(wish)?.anywhere ?? [], sheet);
    if (label) put(wish, label);
  }
  return labels;
}

function firstAccepted(spots: Iterable<Label>, sheet: Sheet): Label | undefined {
  for (const spot of spots) {
    if (sheet.accepts(spot)) return spot;
  }
  return undefined;
}

/** The wanted values as a lazy iterable that computes and tests each value only once. */
function onceEach<Value>(values: Iterator<Value>, isWanted: (value: Value) => boolean) {
  const made: Value[] = [];
  return {
    *[Symbol.iterator]() {
      yield* made;
      for (let next = values.next(); !next.done; next = values.next()) {
        if (!isWanted(next.value)) continue;
        made.push(next.value);
        yield next.value;
      }
    },
  };
}
