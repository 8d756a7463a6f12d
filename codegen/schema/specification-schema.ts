import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Data } from '../model/content.ts';
import { valueAt } from '../model/data.ts';
import { nodeRange } from '../parse/node-position.ts';
import { yaml } from '../parse/yaml-library.ts';
import { schemaEnding } from './schema-address.ts';

/** What else a vehicle states that conditions may be about. */
const otherFacts = ['features', 'description', 'category', 'price'];

/** What follows from the specifications in the schema of a vehicle: their names, and how the API gives them. */
export function specificationFiles(folder: string): readonly { file: string; text: string }[] {
  const vehicle: Data = JSON.parse(readFileSync(join(folder, `vehicle${schemaEnding}`), 'utf8'));
  const specifications = valueAt(vehicle, [
    'properties',
    'specifications',
    'properties',
  ]) as Readonly<Record<string, Data>>;
  return [
    {
      file: `specification${schemaEnding}`,
      text: `${JSON.stringify(namesSchema(Object.keys(specifications)), null, 2)}\n`,
    },
    apiFile(folder, specifications),
  ];
}

function namesSchema(names: readonly string[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Specification name',
    description: 'The key of a specification of a vehicle.',
    enum: names,
    examples: names.slice(0, 1),
    $defs: {
      fact: {
        description:
          'A specification, or the features, the description, the category or the price.',
        enum: [...names, ...otherFacts],
      },
    },
  };
}

const apiName = `api/vehicle${schemaEnding}`;

/** The schema of a vehicle in the API, with a property for each specification. */
function apiFile(folder: string, specifications: Readonly<Record<string, Data>>) {
  const text = readFileSync(join(folder, apiName), 'utf8');
  const path = ['$defs', 'specifications', 'properties'];
  const [start, end] = nodeRange(yaml().parseDocument(text), path, 'value');
  const properties = Object.entries(specifications).map(([key, each]) => [key, printed(each)]);
  const written = JSON.stringify(Object.fromEntries(properties), null, 2);
  return {
    file: apiName,
    text: text.slice(0, start) + written.replaceAll('\n', '\n      ') + text.slice(end),
  };
}

/** A specification as the API gives it: a plain number as it is, all else as printed. */
function printed(specification: Data): object {
  const { title, description, $ref = '', type, minimum, maximum } = specification;
  if (type === 'integer') return { title, description, type, minimum, maximum };
  const isFigure = String($ref).startsWith('fact.') && !String($ref).endsWith('/text');
  const words = String(description).replace(/\.$/, isFigure ? ', as text with its unit.' : '.');
  return { title, description: words, type: 'string', minLength: 1, maxLength: 160 };
}
