import type { ViteDevServer } from 'vite';
import { replaceFiles } from '../../../codegen/command/fix/replace-files.ts';
import type { Draft } from '../../../codegen/records/draft-content.ts';
import type { TextChange } from '../../../codegen/text/text-change.ts';
import { createDrafts, isWhole } from '../workspace/check-drafts.ts';
import type { CompiledContent } from '../workspace/compiled-content.ts';
import { isContentFile } from '../workspace/content-file.ts';
import { openHistory } from '../workspace/history.ts';
import { replayStep } from '../workspace/replay-step.ts';
import { describeDraft } from './describe-draft.ts';
import type { EditRequest, EditResponse } from './edit-request.ts';
import { fixedTexts } from './messages.ts';
import { createPreview } from './preview-page.ts';
import { readRequest } from './read-request.ts';

/** What a call asks, and what it is answered with: 200 if nothing else is said. */
export type Call = (
  body: unknown,
) => Promise<{ readonly status?: number; readonly answer: unknown }>;

interface FileCallOptions {
  readonly server: ViteDevServer;
  readonly project: string;
  readonly content: CompiledContent;
}

type NamedCalls = readonly (readonly [name: string, call: Call])[];

/** The calls that show a file as a form, and those that write. */
export function createFileCalls({ server, project, content }: FileCallOptions): NamedCalls {
  const { draft, check, compile, read } = createDrafts(project, content);
  const preview = createPreview(server, project);
  const history = openHistory(project);
  const describe = async (asked: EditRequest, more: Partial<EditResponse> = {}) => {
    const { applied, text } = draft(asked);
    const { compilation, broken } = await check(text, asked.others);
    const written = text.before ?? '';
    const described = describeDraft({ compilation, broken, asked, applied, written });
    const { address = '', isPreviewed } = asked;
    const page = isPreviewed && (await preview(compilation, address));
    const answer: EditResponse = { ...described, ...(page && { page }), ...more };
    return { status: applied.conflict ? 409 : 200, answer };
  };
  /** Nothing invalid is written over something valid. */
  const write = async ({ changes, broken }: Draft, asked: EditRequest) => {
    if (broken.length > 0) return describe(asked);
    const changed = changes.filter(({ before, after }) => before !== after);
    replaceFiles(project, changed);
    history.add(changed, asked.completes);
    const saved = changes.map(({ file }) => file);
    const others = (asked.others ?? []).filter(({ file }) => !saved.includes(file));
    return describe({ ...asked, changes: [], others }, { saved });
  };
  const save = async (asked: EditRequest) => {
    const { applied, text } = draft(asked);
    return isWhole(applied) ? write(await check(text, asked.others), asked) : describe(asked);
  };
  const fix = async (asked: EditRequest) => {
    const checked = await check(draft(asked).text, asked.others);
    const changes = new Map(checked.changes.map((each) => [each.file, each]));
    for (const { file, after } of fixedTexts(checked.compilation, asked.fix ?? ''))
      if (isContentFile(project, file))
        changes.set(file, { before: read(file), ...changes.get(file), file, after });
    return write(await compile([...changes.values()]), asked);
  };
  const turn = (from: 'done' | 'undone') => async () => {
    const parts = history.read()[from].at(-1) ?? [];
    const files = parts.map(({ file }) => file);
    if (files.length === 0) return { answer: { files } };
    await content.isReady();
    const isGood = async (changes: readonly TextChange[]) =>
      (await compile(changes)).broken.length === 0;
    const way = from === 'done' ? 'before' : 'after';
    const isTurned = await replayStep({ project, kept: history.keptBytes, isGood }, parts, way);
    if (!isTurned) return { status: 409, answer: { files, refused: changedSince } };
    history.move(from);
    return { answer: { files } };
  };
  const withFile = (call: (asked: EditRequest) => ReturnType<Call>): Call => {
    return async (body) => {
      const asked = readRequest(body);
      if (!asked || !isContentFile(project, asked.file))
        return { status: 400, answer: { refused: noSuchFile, messages: [] } };
      await content.isReady();
      const others = (asked.others ?? []).filter(({ file }) => isContentFile(project, file));
      return call({ ...asked, others });
    };
  };
  return [
    ['show', withFile((asked) => describe(asked))],
    ['save', withFile(save)],
    ['fix', withFile(fix)],
    ['undo', turn('done')],
    ['redo', turn('undone')],
  ];
}

const noSuchFile = 'There is no such file of the content.';

const changedSince =
  'The place has been changed since, or the site would have an error without it.';
