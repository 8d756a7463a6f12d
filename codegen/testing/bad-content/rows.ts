import type { BadContent } from './bad-content.ts';
import { fileRows, specialFileRows } from './file-rows.ts';
import { largeRows } from './large-rows.ts';
import { linkRows } from './link-rows.ts';
import { valueRows } from './value-rows.ts';
import { deepRows, yamlRows } from './yaml-rows.ts';

/** What there is a rule against. */
export const smallRows: readonly BadContent[] = [
  ...yamlRows,
  ...valueRows,
  ...linkRows,
  ...fileRows,
  ...specialFileRows,
];

/** Rows that could exhaust a careless compiler. */
export const exhaustingRows: readonly BadContent[] = [...deepRows, ...largeRows];
