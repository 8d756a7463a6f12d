import type { Data } from '../model/content.ts';
import { isRecord, optionalText, textsAt } from '../model/data.ts';
import { type Annotations, annotationsOf } from './annotations.ts';
import { checkWalkable } from './branch-match.ts';
import type { Common, Field, Properties, Words } from './field.ts';
import { schemaNameOf } from './schema-address.ts';
import { resolveSchema, type Schemas } from './schema-lookup.ts';

/** Reads schemas as fields, each once, and what is below them when it is asked for: they may refer to themselves. */
export function createFieldReader(schemas: Schemas): (schema: Data) => Field {
  const fields = new Map<Data, Field>();
  const groups = new Map<unknown, Properties>();

  function fieldOf(written: Data): Field {
    const known = fields.get(written) ?? fieldIn(commonOf(written, schemas));
    fields.set(written, known);
    return known;
  }

  function optional(below: unknown): Field | undefined {
    return isRecord(below) ? fieldOf(below) : undefined;
  }

  function propertiesIn(named: unknown): Properties {
    const pairs = Object.entries(Object(named)).filter(([, each]) => isRecord(each));
    const known =
      groups.get(named) ?? new Map(pairs.map(([key, each]) => [key, fieldOf(each as Data)]));
    groups.set(named, known);
    return known;
  }

  function fieldIn(common: Common): Field {
    const { schema } = common;
    const branches = schema.oneOf ?? schema.anyOf;
    if (Array.isArray(branches)) {
      const by = optionalText(Object(schema.discriminator), 'propertyName');
      return { ...common, is: 'union', by, branches: branches.filter(isRecord).map(fieldOf) };
    }
    if (schema.type === 'array') {
      const [least, most] = numbersAt(schema, 'minItems', 'maxItems');
      const items = () => fieldOf(Object(schema.items));
      return {
        ...common,
        is: 'list',
        least,
        most,
        get items() {
          return items();
        },
      };
    }
    if (schema.type !== 'object') return plainField(common);
    const [least] = numbersAt(schema, 'minProperties');
    return {
      ...common,
      is: 'group',
      required: textsAt(schema, 'required'),
      least,
      get properties() {
        return propertiesIn(schema.properties);
      },
      get others() {
        return optional(schema.additionalProperties);
      },
    };
  }

  return fieldOf;
}

/** A field with nothing below it. */
function plainField(common: Common): Field {
  const { schema } = common;
  if ('const' in schema)
    return { ...common, is: 'choice', values: [schema.const], isConstant: true };
  if (Array.isArray(schema.enum))
    return { ...common, is: 'choice', values: schema.enum, isConstant: false };
  if (schema.type === 'boolean') return { ...common, is: 'flag' };
  if (schema.type === 'string') {
    const [pattern, format] = ['pattern', 'format'].map((key) => optionalText(schema, key));
    const [longest] = numbersAt(schema, 'maxLength');
    return { ...common, is: 'text', longest, pattern, format };
  }
  const isWhole = schema.type === 'integer';
  if (!isWhole && schema.type !== 'number') return { ...common, is: 'any' };
  const [least, most, above] = numbersAt(schema, 'minimum', 'maximum', 'exclusiveMinimum');
  return { ...common, is: 'number', isWhole, least, most, above };
}

function commonOf(written: Data, schemas: Schemas): Common {
  checkWalkable(written);
  const schema = resolveSchema(schemas, written);
  const whole = { ...schema, ...written };
  return {
    ...wordsOf(whole),
    own: wordsOf(written),
    annotations: annotationsIn(whole),
    examples: Array.isArray(whole.examples) ? whole.examples : [],
    refersTo: typeof written.$ref === 'string' ? schemaNameOf(written.$ref) : undefined,
    schema,
  };
}

function annotationsIn(schema: Data): Annotations {
  const named = Object.entries(schema).filter(([keyword]) => keyword.startsWith('x-'));
  return annotationsOf(Object.fromEntries(named));
}

function wordsOf(schema: Data): Words {
  const [title, description] = [optionalText(schema, 'title'), optionalText(schema, 'description')];
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...('default' in schema && { default: schema.default }),
  };
}

function numbersAt(schema: Data, ...keywords: readonly string[]): readonly (number | undefined)[] {
  return keywords.map((keyword) => {
    const value = schema[keyword];
    return typeof value === 'number' ? value : undefined;
  });
}
