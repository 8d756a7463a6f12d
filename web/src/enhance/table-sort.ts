type Order = 'ascending' | 'descending';

/** Compares two cells: numbers by value, anything else as text. */
export function compareCells(kind: string | undefined, a: string, b: string): number {
  return kind === 'number' ? toNumber(a) - toNumber(b) : a.localeCompare(b);
}

function toNumber(text: string): number {
  return Number(text.replace(/[^\d.-]/g, ''));
}

/** Sorts a table by the column whose heading button is clicked; clicking again reverses the order. */
export function sortTable(button: HTMLElement): void {
  const heading = button.closest('th');
  const body = heading?.closest('table')?.tBodies[0];
  if (!heading || !body) return;
  const order = heading.ariaSort === 'ascending' ? 'descending' : 'ascending';
  for (const other of heading.parentElement?.children ?? []) other.ariaSort = null;
  heading.ariaSort = order;
  sortRows(body, { column: heading.cellIndex, kind: button.dataset.sort, order });
}

interface SortRule {
  readonly column: number;
  readonly kind: string | undefined;
  readonly order: Order;
}

function sortRows(body: HTMLTableSectionElement, { column, kind, order }: SortRule): void {
  const sign = order === 'ascending' ? 1 : -1;
  const textOf = ({ cells }: HTMLTableRowElement) => cells[column]?.textContent ?? '';
  body.append(...[...body.rows].sort((a, b) => sign * compareCells(kind, textOf(a), textOf(b))));
}
