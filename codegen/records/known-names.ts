import { isRecord } from '../model/data.ts';
import { recordsById } from '../model/inner-nouns.ts';
import { canonicalPath } from '../model/page.ts';
import { viewOf } from '../schema/annotations.ts';
import type { Field } from '../schema/field.ts';
import { createWalks } from '../schema/walk.ts';
import type { Site } from '../site/site.ts';
import { choiceNouns, partsOf } from './ids-in.ts';

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
  const lead = (target: string) => {
    const { scheme, id } = partsOf(target);
    if (scheme !== '') {
      const noun = scheme.slice(0, -1);
      return scheme + known(choiceNouns[noun] ?? noun, id);
    }
    const [path = ''] = target.split(/[?#]/, 1);
    const own = known('address', path);
    return own === path ? target : own;
  };
  return walkOf(field)(example, ({ field: { annotations }, value }) => {
    const { 'x-ref': noun, 'x-path-of': shown, 'x-select': query } = annotations;
    if (shown) return pathOf(site, shown.noun) ?? value;
    const isAction = viewOf(annotations)?.name === 'action';
    if (typeof value === 'string' && noun !== undefined) return known(noun, value);
    if (typeof value === 'string') return isAction || value.includes(':') ? lead(value) : value;
    if (!isRecord(value)) return value;
    // A selection such as the towns of a county.
    if (query) return mapTexts(value, (text, key) => known(key, text));
    return isAction ? mapTexts(value, (text, key) => (key === 'to' ? lead(text) : text)) : value;
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
