import type { Box } from './boxes.ts';

const cellSize = 40;
/** A cell that holds this much is full: nothing more fits there, so nobody looks at what it holds. */
const mostInCell = 16;

/** Boxes in cells, so that what is near a box is found without looking at the rest. */
export class Grid<Item extends Box> {
  readonly #cells = new Map<string, Item[]>();
  #steps = 0;

  /** How many boxes all searches together have looked at. */
  get steps(): number {
    return this.#steps;
  }

  add(item: Item): void {
    for (const key of cellsOf(item)) {
      const cell = this.#cells.get(key);
      if (cell && cell.length < mostInCell) cell.push(item);
      else if (!cell) this.#cells.set(key, [item]);
    }
  }

  /** Whether something near a box is as asked for, or there is no room anyway; ends with the first that is found. */
  hasNear(box: Box, isWanted: (item: Item) => boolean): boolean {
    for (const key of cellsOf(box)) {
      const cell = this.#cells.get(key) ?? [];
      this.#steps += 1;
      if (cell.length === mostInCell) return true;
      for (const item of cell) {
        this.#steps += 1;
        if (isWanted(item)) return true;
      }
    }
    return false;
  }
}

function* cellsOf({ left, right, top, bottom }: Box) {
  for (let column = Math.floor(left / cellSize); column <= right / cellSize; column += 1) {
    for (let row = Math.floor(top / cellSize); row <= bottom / cellSize; row += 1) {
      yield `${column} ${row}`;
    }
  }
}
