import { type Change, isRefusal, type Refusal } from '../edit/change.ts';
import type { Entry } from '../model/content.ts';
import { schemaOf } from '../model/nouns.ts';
import { propertiesOf } from '../schema/field.ts';
import type { Site } from '../site/site.ts';
import type { TextChange } from '../text/edit.ts';
import { type NewName, nameChanges, namingChanges } from './name-changes.ts';
import {
  type RecordFile,
  type RecordName,
  recordFileAt,
  recordFileNamed,
  recordNamed,
  recordsBelow,
} from './named-record.ts';
import { namesWith, withNewNames } from './new-names.ts';
import { editedText } from './record-data.ts';

/** A record, and the place that its file gets. */
interface Moved extends RecordFile {
  readonly entry: Entry;
}

/**
 * The texts of all files once a record has another name, or belongs to another record: its own, those in the folder named after it, and each that refers
 * to one of them. The old id is kept under `formerly`, by which the compiler knows where old addresses lead.
 */
export function renameRecord(
  site: Site,
  record: RecordName,
  to: NewName,
): readonly TextChange[] | Refusal {
  const entry = recordNamed(site, record);
  if (!entry) return { refused: `There is no ${record.noun} "${record.id}".` };
  const { source } = entry;
  const target = recordFileNamed(site, entry, to);
  if (isRefusal(target)) return target;
  const isMoved = target.file !== source.file;
  const moved = isMoved ? [{ entry, ...target }, ...movedBelow(site, entry, to.slug)] : [];
  const newNames = namesWith(
    moved.map(({ entry: { id: before }, noun, id }) => ({ noun, before, after: id })),
  );
  const texts: TextChange[] = [];
  // As they are written: what is not shown today refers to records, too.
  for (const each of site.written) {
    const move = moved.find((other) => other.entry.source.file === each.file);
    const name = each.file === source.file ? nameChanges(site, entry, to) : [];
    const referring = withNewNames(each, newNames);
    if (isRefusal(referring)) return referring;
    const names = each.file === source.file ? to.names : undefined;
    const changes = [...(move ? moveChanges(site, move, names) : []), ...name];
    const after = editedText(referring.text, changes);
    if (isRefusal(after)) return after;
    const { file, text: before } = each;
    if (move) texts.push({ file, before }, { file: move.file, after: after.text });
    else if (after.text !== before) texts.push({ file, before, after: after.text });
  }
  return texts;
}

/** The records in the folder that has the name of a record. */
function movedBelow(site: Site, { id, source }: Entry, name: string): readonly Moved[] {
  return recordsBelow(site, { noun: source.noun, id }).flatMap((entry) => {
    const steps = entry.source.file.split('/');
    const target = steps.at(-2) === id ? recordFileAt(steps.with(-2, name).join('/')) : undefined;
    return target ? [{ entry, ...target }] : [];
  });
}

/** What a record calls itself in another file, and what it was called before. */
function moveChanges(
  site: Site,
  { entry, ...target }: Moved,
  names: NewName['names'],
): readonly Change[] {
  const order = [...propertiesOf(site.schemas.field(schemaOf(entry.source))).keys()];
  const former: Change = { does: 'set', path: ['formerly'], value: entry.id, order };
  return [
    ...namingChanges(site, entry, target, names),
    ...(order.includes('formerly') ? [former] : []),
  ];
}
