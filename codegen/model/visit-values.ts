import type { Path } from '../diagnostics/diagnostic.ts';

type Visit<Value> = (value: Value, path: Path) => void;

/** Visits a value and all that is in it, each before what it holds. The path is one array, reused for speed: copy it to keep it. */
export function visitValues(
  value: unknown,
  visit: Visit<unknown>,
  path: (string | number)[] = [],
): void {
  visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [step, below] of Object.entries(value)) {
    path.push(isList ? Number(step) : step);
    visitValues(below, visit, path);
    path.pop();
  }
}

/** The same for its texts alone. */
export function visitTexts(value: unknown, visit: Visit<string>): void {
  visitValues(value, (each, path) => {
    if (typeof each === 'string') visit(each, path);
  });
}
