import { type RecordFile, recordFileAt } from '../../codegen/records/named-record.ts';
import { dataOf } from '../../codegen/records/record-data.ts';
import type { TextChange } from '../../codegen/text/edit.ts';

/** A record that came, went, or has another file. */
export interface ChangedRecord {
  readonly does: 'added' | 'removed' | 'renamed';
  /** Where it is now, or was. */
  readonly place: RecordFile;
  /** Where it was before, if it has another place. */
  readonly from?: RecordFile;
}

/** The records of files that came or went; one that says what it was called before has come from there. */
export function changedRecords(files: readonly TextChange<Buffer>[]): readonly ChangedRecord[] {
  const placed = files.flatMap((each) => {
    const place = recordFileAt(each.file);
    return place ? [{ ...each, place }] : [];
  });
  const added = placed.filter(({ before }) => before === undefined);
  const gone = placed.filter(({ after }) => after === undefined);
  const renamed = added.flatMap(({ place, after }): ChangedRecord[] => {
    const { formerly } = dataOf(String(after));
    const from = gone.find((each) => each.place.noun === place.noun && each.place.id === formerly);
    return from ? [{ does: 'renamed', place, from: from.place }] : [];
  });
  const known = new Set(renamed.flatMap(({ place, from }) => [place.file, from?.file]));
  const rest = (list: typeof placed, does: 'added' | 'removed') =>
    list.flatMap(({ place }) => (known.has(place.file) ? [] : [{ does, place }]));
  return [...renamed, ...rest(added, 'added'), ...rest(gone, 'removed')];
}
