import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { WriteFailure } from '../../../codegen/emit/write.ts';
import { dayFault } from '../../../codegen/schema/asked-day.ts';
import type { CompiledContent } from '../workspace/compiled-content.ts';
import { createStates } from '../workspace/content-states.ts';
import { onDemand } from '../workspace/on-demand.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import type { RequestHandler } from './answer-safely.ts';
import { createChangeCalls } from './changes/change-calls.ts';
import { createRecordCalls } from './changes/record-calls.ts';
import { choicesOf, choosableFacts, factSteps, shownFacts } from './choices.ts';
import { hostNamesOf, passedNamesOf } from './edit-key.ts';
import { type Call, createFileCalls } from './file-calls.ts';
import { placeSteps } from './find-places.ts';
import { mayEdit, readJson } from './guard-edits.ts';
import { createPictureCalls } from './pictures/picture-calls.ts';
import { mostPhotoLetters } from './pictures/read-photo-asked.ts';
import { problemsOf } from './problems.ts';
import { createSeveralCalls } from './several-calls.ts';

interface EditOptions {
  readonly server: ViteDevServer;
  readonly project: string;
  readonly content: CompiledContent;
  /** The key of this run. */
  readonly key: string;
}

/** Every call of the form by its name: what it shows, what is saved, undo and redo, pictures, whole records, changes. */
export function createCalls({ server, project, content }: Omit<EditOptions, 'key'>) {
  const workspace = openWorkspace(project, content);
  return new Map([
    ...createFileCalls(server, workspace),
    ...createReadCalls(content),
    ...createPictureCalls(workspace, content),
    ...createChangeCalls(workspace, createStates(server, workspace)),
    ...createRecordCalls(workspace),
    ...createSeveralCalls(workspace),
  ]);
}

/** Answers the calls of the form under `/__edit/`. */
export function answerEdits({ key, ...parts }: EditOptions): RequestHandler {
  const { server } = parts;
  const calls = createCalls(parts);
  // One at a time: two that save at once would each write over the other.
  let last: Promise<unknown> = Promise.resolve();
  return async (request, response, next) => {
    if (!request.url?.startsWith('/__edit')) return next();
    const served = { hostNames: hostNamesOf(server), passedNames: passedNamesOf(server), key };
    if (!mayEdit(request, served)) return send(response, 403, refusedToAll);
    const [, name = ''] = /^\/__edit\/(\w+)$/.exec(request.url) ?? [];
    const call = calls.get(name);
    const body = await readJson(request, name === 'addPhoto' ? mostPhotoLetters : undefined);
    if (!call || body === undefined)
      return send(response, 400, { refused: 'There is no such call.', messages: [] });
    const turn = slow.has(name) ? answered(call, body) : last.then(() => answered(call, body));
    if (!slow.has(name)) last = turn.catch(() => undefined);
    const { status = 200, answer } = await turn;
    send(response, status, answer);
  };
}

/** What takes seconds and writes nothing: nobody who saves waits for it. */
const slow: ReadonlySet<string> = new Set(['changedPages']);

const refusedToAll = { refused: 'Only a page that was opened with the key of this run edits.' };

async function answered(call: Call, body: unknown): ReturnType<Call> {
  try {
    return await call(body);
  } catch (error) {
    if (!(error instanceof WriteFailure)) throw error;
    return { status: 409, answer: { refused: error.message, messages: [] } };
  }
}

/** The calls that write nothing. */
function createReadCalls(content: CompiledContent): readonly (readonly [string, Call])[] {
  const known = onDemand(content, factSteps);
  const facts = async () =>
    (await known()) ?? { list: { facts: [], readings: [], owed: [] }, records: new Set<string>() };
  const textNow = (file: string) => content.compilation()?.textOf(file);
  const places = onDemand(content, placeSteps);
  const problems = async () => {
    const now = content.compilation();
    return { answer: now ? problemsOf(now) : [] };
  };
  const choices = async (noun: unknown) => {
    await content.isReady();
    const site = content.source();
    return { answer: site ? choicesOf(site, String(noun)) : [] };
  };
  return [
    ['facts', async () => ({ answer: choosableFacts(await facts()) })],
    ['factList', async () => ({ answer: shownFacts(await facts(), textNow) })],
    ['problems', problems],
    ['day', async () => ({ answer: content.day() ?? '' })],
    ['showOn', (day) => showOn(content, day)],
    ['choices', choices],
    ['places', async (words) => ({ answer: (await places())?.(String(words)) ?? [] })],
  ];
}

/** Shows the site as on another day, for all who look at it here; an empty day is that of the clock. */
async function showOn(content: CompiledContent, asked: unknown): ReturnType<Call> {
  const day = String(asked);
  const refused = dayFault(day);
  if (refused) return { status: 400, answer: { refused } };
  await content.showOn(day || undefined);
  return { answer: day };
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(answer));
}
