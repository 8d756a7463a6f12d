import { recordFileAt } from '../../codegen/records/named-record.ts';
import { dataOf } from '../../codegen/records/record-data.ts';
import type { TextChange } from '../../codegen/text/edit.ts';
import type { SentenceChange } from '../changes.ts';
import { changedRecords } from './changed-records.ts';
import { changedValues } from './changed-values.ts';
import { createDescription } from './describe-difference.ts';
import type { Compared, Difference } from './difference.ts';

/** What differs, and what visitors see of it that nothing of it could be found in. */
export interface Differences {
  readonly list: readonly Difference[];
  readonly others: readonly SentenceChange[];
}

/** Everything that differs: records that came, went or have another name, then values, in the order of the files. */
export function listDifferences(compared: Compared): Differences {
  const records = changedRecords(compared.files);
  const owned = new Set(records.flatMap(({ place, from }) => [place.file, from?.file ?? '']));
  const ids = new Set(
    records.flatMap(({ place, from }) =>
      [place, from ?? place].map((each) => `${each.noun}/${each.id}`),
    ),
  );
  const describe = createDescription(compared);
  const rest = compared.files.filter(({ file }) => !owned.has(file));
  const list = [
    ...records.map(describe.record),
    ...rest.flatMap((each) => describeFile(each, ids, describe)),
  ];
  const listed = new Set(list.flatMap(({ sentences }) => sentences));
  return { list, others: compared.changes.texts.filter((text) => !listed.has(text)) };
}

type Describe = ReturnType<typeof createDescription>;

function describeFile(
  file: TextChange<Buffer>,
  ids: ReadonlySet<string>,
  describe: Describe,
): readonly Difference[] {
  if (!file.file.endsWith('.yaml')) return [describe.file(file, 'file')];
  const [before, after] = [file.before, file.after].map((text) => dataOf(String(text)));
  const values = changedValues(before, after);
  if (values.length === 0) return [describe.file(file, 'layout')];
  // The addresses of a record come and go with it.
  const isOwned = (line: unknown) => typeof line === 'string' && ids.has(line);
  const isUrls = recordFileAt(file.file)?.noun === 'urls';
  return values
    .filter((value) => !(isUrls && (isOwned(value.before) || isOwned(value.after))))
    .map((value) => describe.value(file.file, value));
}
