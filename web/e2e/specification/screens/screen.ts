import { count, inside, type Look, lookAll } from '../look.ts';

/** One line of the list: its words, and how it is looked for. */
export type Line = readonly [words: string, ...looks: Look[]];

/** The lines that hold for these pages. */
export interface Screen {
  readonly name: string;
  readonly paths: readonly string[];
  readonly lines: readonly Line[];
}

/** `dewey-beach` as `Dewey Beach`. */
export function townName(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());
}

export const call = '1-844-844-6638';
export const financingApplication = /^https:\/\/apply\./;

/** The hero's picture: the one that the first heading stands on. */
export const heroPicture: Look = inside('main section', headingPicture);
function headingPicture(part: Parameters<Look>[0]): string[] {
  return lookAll(part, [count(1, 'h1'), count(1, 'img')]);
}
