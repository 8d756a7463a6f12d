import type { Box } from './boxes.ts';

const cellSize = 40;
/** A cell with this many boxes is full: nothing more fits, so searches do not look into it. */
const mostInCell = 16;
/** More rows than any drawing has: combines column and row into one number, which is a faster key than a string. */
const mostRows = 65_536;

/** Boxes sorted into cells, so that a search near a box does not look at the rest. */
export class Grid<Item extends Box> {
  readonly #cells = new Map<number, Item[]>();
  readonly #below: Grid<Box> | undefined;
  #steps = 0;

  /** Boxes of the grid below take up room in the cells but are not searched. */
  constructor(below?: Grid<Box>) {
    this.#below = below;
  }

  /** How many boxes all searches have looked at. */
  get steps(): number {
    return this.#steps;
  }

  add(item: Item): void {
    someCell(item, (key) => {
      const cell = this.#cells.get(key);
      if (!cell) this.#cells.set(key, [item]);
      else if (cell.length < mostInCell) cell.push(item);
      return false;
    });
  }

  /** Whether something near a box matches, or one of its cells is full; stops at the first match. */
  hasNear(box: Box, isWanted: (item: Item) => boolean): boolean {
    return someCell(box, (key) => {
      const cell = this.#cells.get(key);
      this.#steps += 1;
      if (this.countIn(key) >= mostInCell) return true;
      return (
        cell?.some((item) => {
          this.#steps += 1;
          return isWanted(item);
        }) ?? false
      );
    });
  }

  /** How many boxes take up room in a cell. */
  countIn(key: number): number {
    return (this.#cells.get(key)?.length ?? 0) + (this.#below?.countIn(key) ?? 0);
  }
}

/** Whether any cell that a box reaches into matches. */
function someCell({ left, right, top, bottom }: Box, isWanted: (key: number) => boolean): boolean {
  for (let column = Math.floor(left / cellSize); column <= right / cellSize; column += 1) {
    for (let row = Math.floor(top / cellSize); row <= bottom / cellSize; row += 1) {
      if (isWanted(column * mostRows + row)) return true;
    }
  }
  return false;
}
