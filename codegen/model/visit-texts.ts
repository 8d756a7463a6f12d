import type { Path } from '../diagnostics/diagnostic.ts';

/** Visits every text below a value with its path, which is good for the time of the visit: there are thousands of them. */
export function visitTexts(
  value: unknown,
  visit: (text: string, path: Path) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [step, below] of Object.entries(value)) {
    path.push(isList ? Number(step) : step);
    visitTexts(below, visit, path);
    path.pop();
  }
}
