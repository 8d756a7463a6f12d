import type { Value } from '../edit/change.ts';
import { constantOf, type Field, type GroupField, propertiesOf } from '../schema/field.ts';
import type { SiteLanguages } from '../schema/site-languages.ts';
import { inEachLanguage } from './in-languages.ts';

/** What new values are made from. */
export interface FreshContext {
  /** Makes an example fit the site; left out, it is taken as it is. */
  readonly adapt?: (field: Field, example: unknown) => unknown;
  /** The languages of the site, if it has several. */
  readonly languages?: SiteLanguages | undefined;
}

/** How deep a new value is filled. */
const deepest = 6;

/** A value to begin with: what the schema gives, or what is required and still empty. */
export function freshValue(context: FreshContext, field: Field): Value {
  const value = freshAt(context, field, 0);
  return context.languages ? inEachLanguage(context.languages, { field, value }) : value;
}

function freshAt(context: FreshContext, field: Field, depth: number): Value {
  const [example] = isKind(field) ? field.examples : [];
  if (example !== undefined) return (context.adapt?.(field, example) ?? example) as Value;
  switch (field.is) {
    case 'choice':
      return field.values[0] as Value;
    case 'union':
      return field.branches[0] ? freshAt(context, field.branches[0], depth + 1) : '';
    case 'flag':
      return field.default !== true;
    case 'number':
      return Math.max(field.least ?? 1, 1);
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () =>
        freshAt(context, field.items, depth + 1),
      );
    case 'group':
      return depth > deepest ? '' : freshGroup(context, field, depth);
    case 'text':
    case 'any':
      return '';
  }
}

/** The example of a section is what one begins with; other examples say how something is written. */
function isKind(field: Field): boolean {
  return constantOf(propertiesOf(field).get('kind')) !== undefined;
}

function freshGroup(context: FreshContext, group: GroupField, depth: number): Value {
  const required = group.required.flatMap((key) => {
    const property = group.properties.get(key);
    return property ? [[key, freshAt(context, property, depth + 1)] as const] : [];
  });
  return Object.fromEntries(required);
}
