import type { ViteDevServer } from 'vite';
import type { Draft } from '../../../codegen/records/draft-content.ts';
import { createDrafts, type Drafted, isWhole } from '../workspace/check-drafts.ts';
import { hasForm, isContentFile } from '../workspace/content-file.ts';
import type { Way } from '../workspace/step.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { describeDraft } from './describe-draft.ts';
import type { EditRequest } from './edit-request.ts';
import { fixedTexts } from './messages.ts';
import { createPreview } from './preview-page.ts';
import { readRequest } from './read-request.ts';

/** What a call asks, and what it is answered with: 200 if nothing else is said. */
export type Call = (
  body: unknown,
) => Promise<{ readonly status?: number; readonly answer: unknown }>;

type NamedCalls = readonly (readonly [name: string, call: Call])[];

/** The calls that show a file as a form, and those that write. */
export function createFileCalls(server: ViteDevServer, workspace: Workspace): NamedCalls {
  const { project, textOf } = workspace;
  const { draft, check } = createDrafts(workspace);
  const preview = createPreview(server, workspace);
  /** What a form is answered with, from the draft that it is about. */
  const answerWith = async (
    { compilation, broken }: Draft,
    asked: EditRequest,
    drafted: Drafted,
  ) => {
    const { applied, text } = drafted;
    const written = text.before ?? '';
    const described = describeDraft({ project, compilation, broken, asked, applied, written });
    const page = asked.isPreviewed && (await preview(compilation, asked));
    return { ...described, ...(page && { page }) };
  };
  const show = async (asked: EditRequest) => {
    const drafted = draft(asked);
    const answer = await answerWith(await check(drafted.text, asked.others), asked, drafted);
    return { status: drafted.applied.conflict ? 409 : 200, answer };
  };
  /** Saves what was checked: the answer is about that very draft, which is the content then. */
  const write = async (checked: Draft, asked: EditRequest) => {
    if (checked.broken.length > 0) return show(asked);
    const { completes } = asked;
    const saved = await workspace.save(checked.changes, { completes });
    if (saved.broken.length > 0) return show(asked);
    const files = saved.changes.map(({ file }) => file);
    const drafted = draft({ ...asked, changes: [] });
    return { answer: { ...(await answerWith(saved, asked, drafted)), saved: files } };
  };
  const save = async (asked: EditRequest) => {
    const { applied, text } = draft(asked);
    return isWhole(applied) ? write(await check(text, asked.others), asked) : show(asked);
  };
  const fix = async (asked: EditRequest) => {
    const checked = await check(draft(asked).text, asked.others);
    const changes = new Map(checked.changes.map((each) => [each.file, each]));
    for (const { file, after } of fixedTexts(checked.compilation, asked.fix ?? ''))
      if (isContentFile(project, file))
        changes.set(file, { before: textOf(file), ...changes.get(file), file, after });
    return write(await workspace.judge([...changes.values()]), asked);
  };
  const turn =
    (to: Way): Call =>
    async (body) => {
      if (body === 'skip') workspace.skip(to);
      const { stuck, ...replayed } = await workspace.replay(to);
      if (stuck.length === 0) return { answer: replayed };
      return { status: 409, answer: { ...replayed, refused: `${stuck.join('. ')}.` } };
    };
  const withFile = (call: (asked: EditRequest) => ReturnType<Call>): Call => {
    return async (body) => {
      const asked = readRequest(body);
      if (!asked || !hasForm(project, asked.file))
        return { status: 400, answer: { refused: noSuchFile, messages: [] } };
      await workspace.isReady();
      const others = (asked.others ?? []).filter(({ file }) => hasForm(project, file));
      return call({ ...asked, others });
    };
  };
  return [
    ['show', withFile(show)],
    ['save', withFile(save)],
    ['fix', withFile(fix)],
    ['undo', turn('before')],
    ['redo', turn('after')],
  ];
}

const noSuchFile = 'There is no such file of the content.';
