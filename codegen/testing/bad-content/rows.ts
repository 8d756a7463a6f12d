import type { BadContent } from './bad-content.ts';
import { fileRows, specialFileRows } from './file-rows.ts';
import { largeRows } from './large-rows.ts';
import { linkRows } from './link-rows.ts';
import { valueRows } from './value-rows.ts';
import { deepRows, yamlRows } from './yaml-rows.ts';

/** Rows that could exhaust a careless compiler. */
export const exhaustingRows: readonly BadContent[] = [
  ...deepRows,
  ...specialFileRows,
  ...largeRows,
];

/** All bad content that there is a rule against. */
export const badContents: readonly BadContent[] = [
  ...yamlRows,
  ...valueRows,
  ...linkRows,
  ...fileRows,
  ...exhaustingRows,
];
