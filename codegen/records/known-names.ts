import { isRecord } from '../model/data.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { canonicalPath } from '../model/page.ts';
import type { Field } from '../schema/field.ts';
import { createWalks } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';
import { namesAt } from '../site/written-names.ts';

/** Where names are looked up. */
type NamesOf = Pick<Site, 'content' | 'pages'>;

const walkOf = createWalks(namesSomething);

/** An example of a schema with records and pages of this site in place of those that it lacks, as long as there are enough. */
export function withKnownNames(site: NamesOf, field: Field, example: unknown): unknown {
  const given = new Map<string, string>();
  const known = (noun: string, id: string) => {
    const ids = idsOf(site, noun);
    if (ids.includes(id)) return id;
    const key = `${noun} ${id}`;
    const own = given.get(key) ?? ids.find((each) => ![...given.values()].includes(each)) ?? id;
    given.set(key, own);
    return own;
  };
  return walkOf(field)(example, ({ field: { annotations }, value }) => {
    const { 'x-path-of': shown, 'x-select': query } = annotations;
    if (shown) return pathOf(site, shown.noun) ?? value;
    // A selection such as the towns of a county.
    if (isRecord(value) && query) return mapTexts(value, (text, key) => known(key, text));
    const [name] = namesAt(annotations, value);
    if (!name) return value;
    const [id = ''] = name.noun === 'address' ? name.id.split(/[?#]/, 1) : [name.id];
    const there = known(name.noun, id);
    const text = there === id ? name.before + name.id + name.after : name.before + there;
    return isRecord(value) ? { ...value, to: text } : text;
  });
}

function mapTexts(
  group: Readonly<Record<string, unknown>>,
  change: (text: string, key: string) => string,
): unknown {
  const entries = Object.entries(group).map(([key, each]) => [
    key,
    typeof each === 'string' ? change(each, key) : each,
  ]);
  return Object.fromEntries(entries);
}

function namesSomething({ annotations }: Field): boolean {
  return ['x-ref', 'x-view', 'x-select', 'x-path-of'].some((name) => name in annotations);
}

function idsOf({ content, pages }: NamesOf, noun: string): readonly string[] {
  return noun === 'address'
    ? pages.map(canonicalPath)
    : recordsById(content, noun).map(([id]) => id);
}

/** Where the pages of a template are: `/boats/{id}`. */
function pathOf({ content }: NamesOf, template: string): unknown {
  return recordsById(content, 'template').find(([id]) => id === template)?.[1].path;
}
