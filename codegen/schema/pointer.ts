import type { Path } from '../diagnostics/diagnostic.ts';
import { pathOf } from '../model/data.ts';

/** The steps of a JSON pointer, such as `/sections/0/title`. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Converts a JSON pointer to a path: steps into lists are numbers. */
export function pathOfPointer(pointer: string, data: unknown): Path {
  return pathOf(data, stepsOf(pointer));
}
