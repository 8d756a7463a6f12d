import type { Data } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { viewOf } from '../../schema/annotations.ts';
import { createWalks, type FoundValue } from '../../schema/walk.ts';
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
  const walkOf = createWalks(({ annotations }) => annotations['x-view'] !== undefined);
  const examples = sectionKinds(schemas).map((kind) => {
    const name = `sections/${kind}`;
    const field = schemas.field(name);
    const walk = walkOf(field);
    const filled = field.examples.map((example) => defaults.fillData(name, example));
    return [kind, filled.map((example) => withoutKind(walk(example, replace)))];
  });
  return Object.fromEntries(examples);

  function replace({ field }: FoundValue): unknown {
    const view = viewOf(field.annotations);
    const name = `views/${view?.name}`;
    const shown = schemas
      .field(name)
      .examples.map((example) => (isRecord(example) ? defaults.fillData(name, example) : example));
    return view?.isMany ? shown : shown[0];
  }
}

function withoutKind(props: unknown): Data {
  if (!isRecord(props)) return {};
  const { kind: _, ...rest } = props;
  return rest;
}
