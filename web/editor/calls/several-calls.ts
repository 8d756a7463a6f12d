import type { Change, Value } from '../../../codegen/edit/change.ts';
import { valueAt } from '../../../codegen/model/data.ts';
import { readPlainly } from '../../../codegen/parse/parse.ts';
import type { Draft } from '../../../codegen/records/draft-content.ts';
import { recordFileAt, recordNamed } from '../../../codegen/records/named-record.ts';
import type { Site } from '../../../codegen/site/site.ts';
import { createDrafts } from '../workspace/check-drafts.ts';
import { isContentFile } from '../workspace/content-file.ts';
import type { FileDraft } from '../workspace/file-draft.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { printedName } from './changes/show-records.ts';
import type { Refused } from './changes/shown.ts';
import type { Message, SeveralAsked } from './edit-request.ts';
import type { Call } from './file-calls.ts';
import { messagesOf } from './messages.ts';
import { readDrafts, readSeveral } from './read-request.ts';

/** A record as it would be. */
interface DraftedRecord extends FileDraft {
  readonly name: string;
  /** What is said about the value, and what it breaks elsewhere in the file. */
  readonly messages: readonly Message[];
}

/** Several records as they would be. */
export interface DraftedRecords {
  readonly records: readonly DraftedRecord[];
  /** What would be wrong in other files. */
  readonly others: readonly Message[];
}

/** The calls that write one value in several records: as one change, and only if it is right in all of them. */
export function createSeveralCalls(workspace: Workspace): readonly (readonly [string, Call])[] {
  const { project, textOf, judge, save, current } = workspace;
  const { draft } = createDrafts(workspace);
  const show = async ({ files, change }: SeveralAsked): Promise<DraftedRecords> => {
    const { site } = await current();
    const drafts = files.map((file) => ({ file, changes: [seenIn(textOf(file), change)] }));
    const { compilation, broken } = await judge(drafts.map((each) => draft(each).text));
    const records = drafts.map((each): DraftedRecord => {
      const own = broken.filter(({ file }) => file === each.file);
      const said = messagesOf(compilation, each.file, own).filter(
        ({ path, isError }) => isError || change.path.every((step, at) => path[at] === step),
      );
      return { ...each, name: nameOf(site, each.file), messages: said };
    });
    const elsewhere = broken.filter(({ file }) => !files.includes(file));
    return { records, others: messagesOf(compilation, '', elsewhere) };
  };
  const write = async (drafts: readonly FileDraft[]) => {
    const { site } = await current();
    const drafted = drafts.map(draft);
    const stuck = drafted.find(({ applied }) => applied.conflict ?? applied.refused);
    if (stuck) {
      const { text, applied } = stuck;
      const why = applied.refused ?? 'It has been changed elsewhere meanwhile. Look again.';
      return { refused: `${nameOf(site, text.file)}: ${why}` };
    }
    const changed = drafted.map(({ text }) => text).filter(({ before, after }) => before !== after);
    return outcomeOf(await save(changed));
  };
  const about =
    <Asked extends object>(
      read: (body: unknown) => Asked | undefined,
      filesOf: (asked: Asked) => readonly string[],
      act: (asked: Asked) => Promise<object>,
    ): Call =>
    async (body) => {
      const asked = read(body);
      const isOurs = asked && filesOf(asked).every((file) => isContentFile(project, file));
      return { answer: isOurs ? await act(asked) : noSuchRecords };
    };
  return [
    ['showSeveral', about(readSeveral, ({ files }) => files, show)],
    ['saveSeveral', about(readDrafts, (drafts) => drafts.map(({ file }) => file), write)],
  ];
}

const noSuchRecords: Refused = { refused: 'There are no such records.' };

/** A change, and the value that it would take the place of. */
function seenIn(text: string | undefined, change: Change) {
  const seen = valueAt(readPlainly(text ?? ''), change.path) as Value | undefined;
  return { change, ...(seen !== undefined && { seen }) };
}

function nameOf(site: Site | undefined, file: string): string {
  const place = recordFileAt(file);
  const entry = site && place && recordNamed(site, place);
  return entry ? printedName(site, entry) : file;
}

function outcomeOf({ broken, changes }: Draft) {
  const [first] = broken;
  if (!first) return { saved: changes.map(({ file }) => file) };
  return { refused: `Nothing is saved: ${first.atField ?? first.message}` };
}
