import type { BadContent } from './bad-content.ts';
import { fileRows } from './file-rows.ts';
import { largeRows } from './large-rows.ts';
import { linkRows } from './link-rows.ts';
import { valueRows } from './value-rows.ts';
import { yamlRows } from './yaml-rows.ts';

/** Every bad content there is a rule against. */
export const badContents: readonly BadContent[] = [
  ...yamlRows,
  ...valueRows,
  ...linkRows,
  ...fileRows,
  ...largeRows,
];
