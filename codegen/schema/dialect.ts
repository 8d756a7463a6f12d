import { innerNouns } from '../model/inner-nouns.ts';
import { nounNames } from '../model/nouns.ts';
import { annotationNames, annotations } from './annotations.ts';

const views = 'views/';

const below = { $ref: '#' };
const named = { type: 'object', additionalProperties: below };
const several = { type: 'array', items: below };

/** Keywords of JSON Schema with schemas below them, as far as the compiler follows them. */
const holders = {
  ...{ $defs: named, properties: named, additionalProperties: below, propertyNames: below },
  ...{ items: below, oneOf: several, anyOf: several },
};

/** The JSON Schema of what the schemas say beyond JSON Schema: every annotation with its payload, wherever it stands. */
export function dialectSchema(schemaNames: readonly string[]): object {
  const viewNames = schemaNames.filter((name) => name.startsWith(views));
  const properties = annotationNames.map((name) => {
    const { description, payload } = annotations[name];
    return [name, { description, ...payload.schema }] as const;
  });
  return {
    type: ['object', 'boolean'],
    properties: { ...Object.fromEntries(properties), ...holders },
    $defs: {
      noun: { enum: ['address', ...nounNames, ...innerNouns] },
      view: { enum: viewNames.map((name) => name.slice(views.length)).sort() },
    },
  };
}
