import { isRecord } from '../model/data.ts';

/** Keys whose texts name a value, the best first. */
const naming = ['heading', 'title', 'name', 'model', 'text', 'question', 'label', 'id', 'number'];

/** A few words that tell a value from those beside it. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 80);
  if (Array.isArray(value)) return value.map(summaryOf).join(', ').slice(0, 80);
  if (!isRecord(value)) return '';
  const named = naming.map((key) => value[key]).find((each) => typeof each === 'string');
  const [first] = Object.entries(value).filter(([key]) => key !== 'kind');
  return summaryOf(named ?? first?.[1]);
}
