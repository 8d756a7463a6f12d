import type { Point } from '../../geography/line.ts';
import {
  type Box,
  boxOf,
  distanceToBox,
  inkOf,
  type Label,
  type LabelRequest,
  type Letters,
  meet,
} from './label-spots.ts';

/** A drawing to place labels on. */
export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  readonly letters: Letters;
  /** Marks, and everything else that no label may cover. */
  readonly taken: readonly Box[];
  /** The places of the map: a name is nearer to its own than to any other. */
  readonly places: readonly Point[];
}

const edge = 4;
/** By how much a name must be nearer to its own place, so that rounding and other fonts cannot change that. */
const certainty = 1.5;

/** The contents of a drawing so far. */
export class Sheet {
  readonly letters: Letters;
  readonly #plan: SheetPlan;
  #labels: Box[] = [];

  constructor(plan: SheetPlan) {
    this.#plan = plan;
    this.letters = plan.letters;
  }

  /** Removes all labels. */
  clear(): void {
    this.#labels = [];
  }

  add(label: Label): void {
    this.#labels.push(boxOf(label, this.letters));
  }

  /** Whether a label fits on the drawing, covers no mark and cannot be mistaken for that of another place. */
  hasRoom(label: Label, request: LabelRequest): boolean {
    return (
      this.#holds(boxOf(label, this.letters)) &&
      this.#isClear(label, this.#plan.taken) &&
      !(isName(request) && this.#isNearerToOther(label, request))
    );
  }

  /** Whether a label that has room covers no other label. */
  accepts(label: Label): boolean {
    return this.#isClear(label, this.#labels);
  }

  /** Whether neither a label nor its hairline covers anything but the mark it starts from. */
  #isClear(label: Label, others: readonly Box[]): boolean {
    const box = boxOf(label, this.letters);
    return (
      !others.some((other) => meet(box, other)) &&
      !(label.from && isCrossed(label.from, label, others))
    );
  }

  #holds({ left, right, top, bottom }: Box): boolean {
    const { width, height } = this.#plan;
    return left >= edge && right <= width - edge && top >= edge && bottom <= height - edge;
  }

  #isNearerToOther(label: Label, own: Point): boolean {
    const ink = inkOf(label, this.letters);
    const reach = distanceToBox(own, ink) + certainty;
    return this.#plan.places.some(
      (place) => !isSame(place, own) && distanceToBox(place, ink) < reach,
    );
  }
}

/** Whether a hairline would cross something. */
function isCrossed(from: Point, to: Point, others: readonly Box[]): boolean {
  return [0.5, 0.75, 0.95].some((share) => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const spot = { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 };
    return others.some((other) => meet(spot, other));
  });
}

function isName({ kind }: LabelRequest): boolean {
  return kind === 'town' || kind === 'showroom' || kind === 'here';
}

function isSame(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;
}
