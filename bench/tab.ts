// A tab of a Chromium as visitors have it: what drives the tests keeps it from rendering pages ahead.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followOutput } from '../server/testing/follow-output.ts';

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

type Params = Readonly<Record<string, unknown>>;
type Attached = { readonly sessionId: string; readonly targetInfo: { readonly type: string } };

interface Answer {
  readonly sessionId?: string;
  readonly targetInfos?: readonly { readonly targetId: string }[];
  readonly result?: { readonly value?: unknown };
}

/** Sends a DevTools command, to the browser or to a session of it. */
export type Send = (method: string, params?: Params, sessionId?: string) => Promise<Answer>;

/** An open tab: its first page, and what comes after it, be it only rendered ahead. */
export interface Tab {
  readonly send: Send;
  readonly pages: readonly string[];
  close(): Promise<void>;
}

/** Opens a tab in a Chromium of its own; `prepare` is done with each page before it begins. */
export async function openTab(
  prepare: (send: Send, page: string) => Promise<unknown>,
): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'tab-'));
  const program = process.env.CHROMIUM ?? '/usr/bin/chromium';
  const last = ['--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(program, [...flags, ...quiet, ...last], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const socket = new WebSocket(await followOutput(child, /DevTools listening on (\S+)/).found);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const pages: string[] = [];
  const send = speak(socket, async ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'page') return;
    pages.push(sessionId);
    // A page that waits for this answers nothing before.
    await Promise.all([
      prepare(send, sessionId),
      send('Runtime.runIfWaitingForDebugger', {}, sessionId),
    ]);
  });
  const filter = [{ type: 'tab' }];
  const { targetInfos } = await send('Target.getTargets', { filter });
  const tab = { targetId: targetInfos?.[0]?.targetId, flatten: true };
  const { sessionId } = await send('Target.attachToTarget', tab);
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, sessionId);
  return { send, pages, close: () => end(child, folder) };
}

function speak(socket: WebSocket, onAttached: (attached: Attached) => void): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result } = JSON.parse(data);
    if (id) waiting.get(id)?.(result);
    else if (method === 'Target.attachedToTarget') onAttached(params);
  });
  return (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
