import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { schemaNamed, wordAt } from '../../schema/keywords.ts';
import type { SchemaSet } from '../../schema/schema-set.ts';
import { createWalks } from '../../schema/walk.ts';
import { sectionKinds } from './section-traits.ts';

/** The examples of every kind of section, as components receive them, with the examples of their views. */
export function sectionExamples(schemas: SchemaSet): Readonly<Record<string, readonly Data[]>> {
  const walkOf = createWalks(schemas, (schema) => 'x-view' in schema);
  const examples = sectionKinds(schemas).map((kind) => {
    const schema = schemaNamed(schemas, `sections/${kind}`);
    const walk = walkOf(schema);
    return [kind, examplesOf(schema).map((example) => withoutKind(walk(example, replace)))];
  });
  return Object.fromEntries(examples);

  function replace({ schema }: { readonly schema: Parameters<typeof wordAt>[0] }): unknown {
    const view = schemaNamed(schemas, `views/${wordAt(schema, 'x-view')}`);
    const shown = examplesOf(view);
    return schema['x-many'] === true ? shown : shown[0];
  }
}

function examplesOf({ examples }: { readonly examples?: unknown }): readonly unknown[] {
  return Array.isArray(examples) ? examples : [];
}

function withoutKind(props: unknown): Data {
  if (!isRecord(props)) return {};
  const { kind: _, ...rest } = props;
  return rest;
}
