import type { Path } from '../diagnostics/diagnostic.ts';
import { stepInto } from '../model/data.ts';

/** Converts a JSON pointer to a path: steps into lists are numbers. */
export function pathOfPointer(pointer: string, data: unknown): Path {
  const path: (string | number)[] = [];
  let current = data;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(current) ? Number(step) : step);
    current = stepInto(current, step);
  }
  return path;
}
