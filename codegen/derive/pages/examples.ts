import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { viewOf } from '../../schema/annotations.ts';
import { schemaNamed } from '../../schema/keywords.ts';
import { createWalks } from '../../schema/walk.ts';
import type { Site } from '../../site/site.ts';
import { sectionKinds } from './section-traits.ts';

type Schemas = Pick<Site, 'schemas' | 'defaults'>;

/**
 * The examples of every kind of section, as components receive them, with the default texts and the examples of their
 * views.
 */
export function sectionExamples({
  schemas,
  defaults,
}: Schemas): Readonly<Record<string, readonly Data[]>> {
  const walkOf = createWalks(schemas, (schema) => viewOf(schema) !== undefined);
  const examples = sectionKinds(schemas).map((kind) => {
    const name = `sections/${kind}`;
    const schema = schemaNamed(schemas, name);
    const walk = walkOf(schema);
    const filled = examplesOf(schema).map((example) => defaults.fillData(name, example));
    return [kind, filled.map((example) => withoutKind(walk(example, replace)))];
  });
  return Object.fromEntries(examples);

  function replace({ schema }: { readonly schema: Data }): unknown {
    const view = viewOf(schema);
    const name = `views/${view?.name}`;
    const shown = examplesOf(schemaNamed(schemas, name)).map((example) =>
      isRecord(example) ? defaults.fillData(name, example) : example,
    );
    return view?.isMany ? shown : shown[0];
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
