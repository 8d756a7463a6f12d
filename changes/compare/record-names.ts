import { type Entry, recordsOf } from '../../codegen/model/content.ts';
import { optionalText } from '../../codegen/model/data.ts';
import { type Noun, templateNouns } from '../../codegen/model/nouns.ts';
import { vehicleName } from '../../codegen/model/record-name.ts';
import type { Site } from '../../codegen/site/site.ts';

/** Creates a function that returns the name of a record. */
export function createNaming({ content }: Site): (noun: Noun, entry: Entry) => string | undefined {
  const brands = new Map(content.brands.map(({ id, data }) => [id, data]));
  const vehicles = new Map(content.vehicles.map(({ id, data }) => [id, data]));
  return (noun, { id, data }) => {
    const vehicle = noun === 'vehicle' ? vehicles.get(id) : undefined;
    return vehicle
      ? vehicleName(brands.get(vehicle.brand ?? ''), vehicle, content.site?.data ?? {})
      : (optionalText(data, 'name') ?? optionalText(data, 'title'));
  };
}

/** The names of all records that have pages, with their nouns. */
export function recordNames(site: Site): [name: string, noun: string][] {
  const nameOf = createNaming(site);
  return templateNouns.flatMap((noun) =>
    recordsOf(site.content, noun).flatMap((entry): [string, string][] => {
      const name = nameOf(noun, entry);
      return name ? [[name, noun]] : [];
    }),
  );
}

/** Replaces names by nouns: a page's own name becomes `{own}`, and the others are listed. */
export type Unname = (
  text: string,
  own: string | undefined,
) => { readonly text: string; readonly names: string };

/** Creates a function that replaces the names of records. */
export function createUnname(names: readonly (readonly [name: string, noun: string])[]): Unname {
  const nouns = new Map(names);
  const longestFirst = [...nouns.keys()].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((name) => RegExp.escape(name));
  const any = escaped.join('|') || '(?!)';
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  return (text, own) => {
    const found: string[] = [];
    const rest = text.replaceAll(pattern, (name) => {
      if (name === own) return '{own}';
      found.push(name);
      return `{${nouns.get(name)}}`;
    });
    return { text: rest, names: found.sort().join('\n') };
  };
}
