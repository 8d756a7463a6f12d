import type { Box } from './boxes.ts';

const cellSize = 40;
/** A cell that holds this much is full: nothing more fits there, so nobody looks at what it holds. */
const mostInCell = 16;
/** More rows than any drawing has: a column and a row make one number, which is found sooner than a text. */
const mostRows = 65_536;

/** Boxes in cells, so that what is near a box is found without looking at the rest. */
export class Grid<Item extends Box> {
  readonly #cells = new Map<number, Item[]>();
  readonly #below: Grid<Box> | undefined;
  #steps = 0;

  /** What is on another grid takes up room in the cells, and is not looked at. */
  constructor(below?: Grid<Box>) {
    this.#below = below;
  }

  /** How many boxes all searches together have looked at. */
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

  /** Whether something near a box is as asked for, or there is no room anyway; ends with the first that is found. */
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

  /** How much takes up room in a cell. */
  countIn(key: number): number {
    return (this.#cells.get(key)?.length ?? 0) + (this.#below?.countIn(key) ?? 0);
  }
}

/** Whether one of the cells that a box reaches into is as asked for. */
function someCell({ left, right, top, bottom }: Box, isWanted: (key: number) => boolean): boolean {
  for (let column = Math.floor(left / cellSize); column <= right / cellSize; column += 1) {
    for (let row = Math.floor(top / cellSize); row <= bottom / cellSize; row += 1) {
      if (isWanted(column * mostRows + row)) return true;
    }
  }
  return false;
}
