import * as z from 'zod';
import type { Difference } from '../../../../changes/content/difference.ts';
import {
  type BothStates,
  takeRecordBack,
  takeValueBack,
} from '../../../../changes/content/take-back.ts';
import { Refusal as ForgeRefusal } from '../../../../changes/forge.ts';
import { GitRefusal, gitIn } from '../../../../changes/git.ts';
import { type Proposal, planProposal, propose } from '../../../../changes/propose/propose.ts';
import { NoBase } from '../../../../changes/states/base-content.ts';
import { countOf } from '../../../../codegen/diagnostics/phrases.ts';
import { isRefusal } from '../../../../codegen/edit/change.ts';
import type { TextChange } from '../../../../codegen/text/edit.ts';
import type { ComparedContent, States } from '../../workspace/content-states.ts';
import type { WrittenChange } from '../../workspace/step.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { bytesOf } from '../../workspace/write-bytes.ts';
import type { Call } from '../file-calls.ts';
import { forgeSettings } from './forge-settings.ts';
import { saveRecords } from './save-records.ts';
import { showChanges } from './show-changes.ts';
import type { Refused } from './shown.ts';

const proposing = z.strictObject({
  sentence: z.string().trim().min(3).max(2000),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .exactOptional(),
});

/** The calls that list what differs, take it back, and propose it. */
export function createChangeCalls(
  workspace: Workspace,
  states: States,
): readonly (readonly [string, Call])[] {
  const { project } = workspace;
  const save = (changes: readonly WrittenChange[], file: string | null) =>
    saveRecords(workspace, changes, file);
  /** Puts a file back as it was, or away if it was not there. */
  const restore = (files: readonly TextChange<Buffer>[], name: string) => {
    const { file = name, before } = files.find((each) => each.file === name) ?? {};
    const change = file.endsWith('.yaml')
      ? { file, after: before?.toString() }
      : { file, before: bytesOf(project, file), after: before };
    return save([change], null);
  };
  const takeBack = async (id: unknown) => {
    const compared = await states.compare();
    const difference = compared.list.find((each) => each.id === id);
    if (!difference) return { refused: 'It has changed meanwhile. Look again.' };
    const { back, file } = difference;
    const both = statesOf(compared);
    if (back === 'file') return restore(compared.changed.files, file);
    const changes =
      'value' in back ? takeValueBack(both, file, back.value) : takeRecordBack(both, back.record);
    return isRefusal(changes) ? changes : save(changes, fileAfter(difference));
  };
  const proposal = async (body: unknown): Promise<Proposal | Refused> => {
    const { sentence: told, commit } = proposing.safeParse(body).data ?? {};
    if (told === undefined) return { refused: 'Say in a sentence what it is for.' };
    const found = commit === undefined ? await states.compare() : await states.revert(commit);
    if (isRefusal(found)) return found;
    const { changed, now } = found;
    if (changed.files.length === 0)
      return { refused: 'Nothing differs: there is nothing to propose.' };
    if (now.errors.length > 0)
      return { refused: `Correct ${countOf(now.errors.length, 'error')} first: see Problems.` };
    return { changed, sentence: told, forge: forgeSettings() };
  };
  return [
    ['changes', answering(async () => showChanges(await states.compare()))],
    ['changedPages', answering(async () => showChanges(await states.comparePages()))],
    ['published', answering(async () => states.published())],
    [
      'publishedChange',
      answering(async (commit) => showChanges(await states.comparePublished(String(commit)))),
    ],
    ['takeBack', answering(takeBack)],
    [
      'plan',
      answering(async (body) => {
        const asked = await proposal(body);
        return isRefusal(asked) ? asked : planProposal(gitIn(project), asked);
      }),
    ],
    [
      'propose',
      answering(async (body) => {
        const asked = await proposal(body);
        return isRefusal(asked) ? asked : propose(gitIn(project), asked);
      }),
    ],
  ];
}

/** A call whose refusals are answers, those of git and of the forge too. */
export function answering(ask: (body: unknown) => Promise<object | null>): Call {
  return async (body) => {
    try {
      return { answer: await ask(body) };
    } catch (error) {
      const isKnown = [GitRefusal, ForgeRefusal, NoBase].some((kind) => error instanceof kind);
      if (!isKnown) throw error;
      return { answer: { refused: (error as Error).message } };
    }
  };
}

function statesOf({ changed, now }: ComparedContent): BothStates {
  if (!now.site) throw new Error('there is no content to change');
  const before = new Map(changed.files.map((each) => [each.file, each.before?.toString()]));
  return {
    site: now.site,
    textOf: now.textOf,
    textBefore: (file) => (before.has(file) ? before.get(file) : now.textOf(file)),
  };
}

/** The file that a record has once its change is taken back; none if it is gone then. */
function fileAfter({ back, file }: Difference): string | null {
  if (back === 'file' || 'value' in back) return file;
  const { does, from } = back.record;
  return does === 'added' ? null : (from?.file ?? file);
}
