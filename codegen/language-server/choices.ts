import type { Path } from '../diagnostics/diagnostic.ts';
import type { Field, TextInput } from '../form/field.ts';
import { formAt } from '../form/form.ts';
import { summaryOf } from '../form/schema-words.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { linkSchemes, nounOfScheme } from '../model/link-schemes.ts';
import { schemaOf } from '../model/nouns.ts';
import { canonicalPath } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import type { Site } from '../site/site.ts';

/** A value that may be written at a place, and what it means. */
export interface Choice {
  readonly value: string;
  readonly means: string;
}

/** The names that may be written at a place of a file, as its schema says; none where it holds no name. */
export function* choicesAt(
  site: Site,
  source: Pick<Source, 'noun' | 'file'>,
  { data, path }: { readonly data: unknown; readonly path: Path },
): Generator<Choice> {
  const { field } = formAt(site, { schema: schemaOf(source), data, path });
  const input = textAt(field, path);
  if (input?.names === 'address') yield* addresses(site);
  else if (input?.names !== undefined) yield* records(site, input.names);
  else if (input?.looks === 'link') {
    yield* addresses(site);
    for (const scheme of Object.keys(linkSchemes)) {
      if (scheme === 'email')
        yield { value: 'email:main', means: summaryOf(site.content.site?.data.email) };
      yield* records(site, nounOfScheme(scheme), `${scheme}:`);
    }
  }
}

function* addresses({ pages }: Site): Generator<Choice> {
  for (const page of pages) yield { value: canonicalPath(page), means: summaryOf(page.data) };
}

function* records({ content }: Site, noun: string, before = ''): Generator<Choice> {
  for (const [id, data] of recordsById(content, noun))
    yield { value: before + id, means: summaryOf(data) };
}

/** The text that a form has at a path. */
function textAt(field: Field, path: Path): TextInput | undefined {
  const { input } = field;
  if (input.is === 'union') return textAt(input.field, path);
  if (input.is === 'text') return isSame(field.path, path) ? input : undefined;
  const below = input.is === 'group' ? input.fields : input.is === 'list' ? input.items : [];
  return below.map((each) => textAt(each, path)).find(Boolean);
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
