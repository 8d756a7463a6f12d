import { type Change, isRefusal, type Refusal } from '../edit/change.ts';
import type { Entry } from '../model/content.ts';
import { textsAt } from '../model/data.ts';
import type { Site } from '../site/site.ts';
import type { TextChange } from '../text/edit.ts';
import { type NewName, nameChanges, namingChanges } from './name-changes.ts';
import { lastNameOf, type RecordName, recordFileNamed, recordNamed } from './named-record.ts';
import { namesWith, withNewFacts } from './new-names.ts';
import { dataOf, editedText } from './record-data.ts';

/** The text of a new record like another one, and its place. What only one record can have is left out. */
export function addRecord(
  site: Site,
  like: RecordName,
  to: NewName,
): readonly TextChange[] | Refusal {
  const entry = recordNamed(site, like);
  if (!entry) return { refused: `There is no ${like.noun} "${like.id}".` };
  const { source } = entry;
  const target = recordFileNamed(site, entry, to);
  if (isRefusal(target)) return target;
  const names = namesWith([{ noun: like.noun, before: like.id, after: target.id }]);
  const added = editedText(withNewFacts(source.text, names), [
    ...uniqueChanges(entry, to.slug),
    ...namingChanges(site, entry, target, to.names),
    ...nameChanges(site, entry, to),
  ]);
  return isRefusal(added) ? added : [{ file: target.file, after: added.text }];
}

/** The keys of what belongs to one record alone: its old id, its other addresses, the other half of its town. */
const unique: readonly string[] = ['formerly', 'aliases', 'twin'];

/** Those of one thing on the lot: by what it is told from others, its photos, its days, the report on it. */
const uniqueInUnits: readonly string[] = [
  ...['vin', 'serial', 'photos', 'externalUrl'],
  ...['arrived', 'checked', 'sold'],
];

/** Leaves out what belongs to one record alone. */
function uniqueChanges({ source }: Entry, slug: string): readonly Change[] {
  const data = dataOf(source.text);
  return Object.keys(data)
    .filter(
      (key) => unique.includes(key) || (source.noun === 'unit' && uniqueInUnits.includes(key)),
    )
    .map((key): Change => {
      const isNamed = textsAt(data, key).includes(lastNameOf(source.file));
      return isNamed
        ? { does: 'set', path: [key], value: [slug] }
        : { does: 'remove', path: [key] };
    });
}
