import type { Path } from '../diagnostics/diagnostic.ts';

/** Visits every text below a value. The path is one array, reused for speed: copy it to keep it. */
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
