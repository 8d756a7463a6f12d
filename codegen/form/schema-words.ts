import { isRecord } from '../model/data.ts';
import { constantOf, type Field, propertiesOf, requiredOf } from '../schema/field.ts';

/** What a key is called: its title, or the key itself as words. What it shares with others has no title of its own. */
export function labelOf({ title, own, refersTo }: Field, key: string): string {
  return (refersTo === undefined ? title : own.title) ?? inWords(key);
}

/** `inStock` and `in-stock` as `In stock`; an address as it is. */
export function inWords(key: string): string {
  if (key.startsWith('/')) return key;
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name of one of several kinds. */
export function kindLabel(branch: Field): string {
  const kind = constantOf(propertiesOf(branch).get('kind'));
  if (typeof kind === 'string') return branch.title ?? inWords(kind);
  const [first] = requiredOf(branch);
  if (first !== undefined) return inWords(first);
  if (branch.is === 'list') return branch.most === 2 ? 'A range' : 'Several';
  if (branch.title !== undefined) return branch.title;
  if (branch.is === 'number' && !branch.isWhole) return 'A number';
  return branch.is === 'text' ? 'A text' : 'A value';
}

/** A value as people read it; of a group or list, what tells it from others. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'object' ? summaryOf(value) : String(value);
}

/** Keys whose texts name a value, the best first. */
const naming = ['heading', 'title', 'name', 'model', 'text', 'question', 'label', 'id', 'number'];

/** A text, or one in each language. */
function isText(value: unknown): boolean {
  const texts = isRecord(value) ? Object.values(value) : [value];
  return texts.length > 0 && texts.every((each) => typeof each === 'string');
}

/** A few words that tell a value from those beside it. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).slice(0, 80);
  if (Array.isArray(value)) return value.map(summaryOf).join(', ').slice(0, 80);
  if (!isRecord(value)) return '';
  const [first] = Object.entries(value).filter(([key]) => key !== 'kind');
  return nameIn(value) || summaryOf(first?.[1]);
}

/** What a group says it is called. */
export function nameIn(value: unknown): string {
  return isRecord(value) ? summaryOf(naming.map((key) => value[key]).find(isText)) : '';
}
