import type { Change } from '../edit/change.ts';
import { isRefusal, type Refusal } from '../edit/splice.ts';
import type { Entry } from '../model/content.ts';
import { textsAt } from '../model/data.ts';
import { schemaOf } from '../model/nouns.ts';
import { propertiesOf, schemaNamed } from '../schema/keywords.ts';
import type { Site } from '../site/site.ts';
import type { NewTexts } from './draft-content.ts';
import { type NewName, nameChanges, placeChanges } from './name-changes.ts';
import { lastNameOf, placeNamed, type RecordName, recordNamed } from './named-record.ts';
import { namesWith, withNewFacts } from './new-names.ts';
import { dataOf, editedText } from './record-data.ts';

/** The text of a new record like another one, and its place. What only one record can have is left out. */
export function addRecord(site: Site, like: RecordName, to: NewName): NewTexts | Refusal {
  const entry = recordNamed(site, like);
  if (!entry) return { refused: `There is no ${like.noun} "${like.id}".` };
  const { source } = entry;
  const place = placeNamed(site, entry, to.slug);
  if (isRefusal(place)) return place;
  const names = namesWith([{ noun: like.noun, before: like.id, after: place.id }]);
  const added = editedText(withNewFacts(source.text, names), [
    ...uniqueChanges(site, entry, to.slug),
    ...placeChanges(site, entry, place),
    ...nameChanges(entry, to.name),
  ]);
  return isRefusal(added) ? added : new Map([[place.file, added.text]]);
}

/** Leaves out what belongs to one record alone: its old id, its other addresses, its counterpart. */
function uniqueChanges({ schemas }: Site, { source }: Entry, slug: string): readonly Change[] {
  const data = dataOf(source.text);
  const properties = propertiesOf(schemaNamed(schemas, schemaOf(source)));
  const isOwn = (key: string) =>
    key === 'formerly' || key === 'aliases' || 'x-mutual' in (properties[key] ?? {});
  return Object.keys(data)
    .filter(isOwn)
    .map((key): Change => {
      const isNamed = textsAt(data, key).includes(lastNameOf(source.file));
      return isNamed
        ? { does: 'set', path: [key], value: [slug] }
        : { does: 'remove', path: [key] };
    });
}
