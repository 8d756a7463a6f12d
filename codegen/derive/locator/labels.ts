import { type CoastSpot, coastLabels, coastSpots, type Side } from './coast-labels.ts';
import { type Label, type LabelRequest, spotsOf } from './label-spots.ts';
import { Sheet, type SheetPlan } from './sheet.ts';

/** A label to place, and the side of the water if it may go there. */
export type PlacedRequest = LabelRequest & { readonly water?: Side | undefined };

/** How often to try again with the names that found no room first. */
const mostRounds = 4;
/** If more names than this are left over, the drawing is full, and another order would not help. */
const mostLeftOver = 30;

/**
 * Places each label where it covers no mark and no other label, and where a name is nearer to its own place than to
 * any other. Names of places on the coast go in the water; a name that finds no room gets no label.
 */
export function placeLabels(
  requests: readonly PlacedRequest[],
  plan: SheetPlan,
): readonly (Label | undefined)[] {
  const sheet = new Sheet(plan);
  const rooms = new Map(requests.map((request) => [request, roomFor(request, sheet)]));
  let order = requests;
  let best: ReadonlyMap<PlacedRequest, Label> = new Map();
  for (let round = 0; round < mostRounds; round += 1) {
    sheet.clear();
    const labels = placeInOrder(order, rooms, sheet);
    if (labels.size > best.size) best = labels;
    const left = requests.length - labels.size;
    if (left === 0 || left > mostLeftOver) break;
    order = order.toSorted((one, other) => Number(labels.has(one)) - Number(labels.has(other)));
  }
  return requests.map((request) => best.get(request));
}

/** The spots of a label that cover no mark: the same in all rounds, and most names fit at one of the first. */
interface Room {
  readonly anywhere: Iterable<Label>;
  readonly inWater: readonly CoastSpot[];
}

function roomFor(request: PlacedRequest, sheet: Sheet): Room {
  const hasRoom = (label: Label) => sheet.hasRoom(label, request);
  return {
    anywhere: onceEach(spotsOf(request, sheet.letters), hasRoom),
    inWater: request.water ? coastSpots(request, request.water).filter(hasRoom) : [],
  };
}

type Rooms = ReadonlyMap<PlacedRequest, Room>;

function placeInOrder(requests: readonly PlacedRequest[], rooms: Rooms, sheet: Sheet) {
  const labels = new Map<PlacedRequest, Label>();
  const put = (request: PlacedRequest, label: Label) => {
    labels.set(request, label);
    sheet.add(label);
  };
  const inWater = (request: PlacedRequest) =>
    rooms.get(request)?.inWater.filter((spot) => sheet.accepts(spot)) ?? [];
  for (const side of ['right', 'left'] as const) {
    const onCoast = requests.filter(({ water }) => water === side);
    for (const [request, label] of coastLabels(onCoast, inWater, sheet.letters)) {
      if (sheet.accepts(label)) put(request, label);
    }
  }
  for (const request of requests.filter((each) => !labels.has(each))) {
    const label = firstAccepted(rooms.get(request)?.anywhere ?? [], sheet);
    if (label) put(request, label);
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
