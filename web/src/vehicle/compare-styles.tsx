const cell = 'px-4 py-3 text-start align-top';
const label = `${cell} sticky start-0 w-33 bg-inherit font-normal text-caption`;
const row = 'border-divider border-t bg-surface';

// The names stay in view over the figures, below the header. Their shadow says that the rows go on behind them; it is
// drawn, because cells whose borders collapse cast none.
const shadow =
  'after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-2.5 after:border-divider after:border-t after:[background:linear-gradient(--alpha(var(--color-navy-950)/15%),transparent)] print:after:hidden';
const name = `relative roomy:sticky z-1 top-15 md:top-16 bg-surface ${shadow} print:static pb-4`;

/** The classes of the parts of a table of vehicles. */
export interface TableStyle {
  readonly table: string;
  readonly group: string;
  readonly head: string;
  readonly names: string;
  readonly name: string;
  readonly corner: string;
  readonly row: string;
  readonly label: string;
  readonly cell: string;
  /** What a column has beyond the others. */
  readonly column: (index: number) => string;
  /** A column that only a phone has. */
  readonly extra: string;
}

// On a phone each row is its label and below it two cells, so that nothing scrolls sideways.
const phoneRow = 'not-print:max-md:grid not-print:max-md:grid-cols-2';
const phoneCell = `${cell} not-print:max-md:px-3 not-print:max-md:pt-0.5 not-print:max-md:pb-2.5 print:px-[0.4rem] print:py-[0.2rem]`;

export const tableStyles = {
  similar: {
    table: '',
    group: '',
    head: '',
    names: '',
    name,
    corner: `${label} z-2`,
    row,
    label,
    cell,
    column: (index) => (index === 0 ? 'bg-soft' : ''),
    extra: '',
  },
  chosen: {
    table: 'not-print:max-md:block',
    group: 'not-print:max-md:contents',
    head: phoneRow,
    names: `${phoneRow} max-md:relative max-md:roomy:sticky max-md:z-1 print:static max-md:top-15 max-md:bg-surface ${shadow} md:after:hidden`,
    name: `${name} not-print:max-md:static not-print:max-md:pt-1 max-md:after:hidden`,
    corner: `${label} z-2 not-print:max-md:hidden`,
    row: `${row} ${phoneRow}`,
    label: `${label} not-print:max-md:static not-print:max-md:col-span-2 not-print:max-md:w-auto not-print:max-md:px-3 not-print:max-md:pt-2 not-print:max-md:pb-0 not-print:max-md:text-legal`,
    cell: phoneCell,
    column: (index) => (index > 1 ? 'not-print:max-md:hidden' : ''),
    extra: 'md:hidden print:hidden',
  },
} as const satisfies Record<string, TableStyle>;
