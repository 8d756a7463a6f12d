import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './client.ts';
import { eventually } from './eventually.ts';
import type { Stored } from './stored.ts';

/** An answer in brief: its status, what it says, and when to come back, if it says so. */
export type Reply = readonly (number | string)[];

/** The outcome of a fault. */
export interface Outcome {
  readonly answers: readonly Reply[];
  /** How the process ended, and everything it printed except the log. */
  readonly exit?: { readonly code: number | null; readonly says?: string };
  readonly leads: readonly unknown[];
  readonly outbox: readonly string[];
  /** The warnings and errors of the log; repeats are listed once, with a count. */
  readonly reported: readonly string[];
  /** Whether pages are served at the end. */
  readonly alive: boolean;
}

/** A server after a fault. */
export interface Scene {
  readonly address: string;
  readonly readStore: () => Stored | Promise<Stored>;
  /** Everything written to the log so far. */
  readonly readLog: () => string;
}

/** Looks at a server after a fault. A good answer counts only when its lead is in the store. */
export async function outcomeOf(
  { address, readStore, readLog }: Scene,
  answers: readonly (Answer | Reply)[],
): Promise<Outcome> {
  const page = await ask(address, '/parks').catch(() => undefined);
  const { ids, leads, outbox } = await readStore();
  return {
    answers: answers.map((answer) => ('status' in answer ? replyOf(answer, ids) : answer)),
    leads,
    outbox,
    reported: await readReported(readLog),
    alive: page?.status === 200,
  };
}

/** An answer, or that none came in time. */
export function within(longest: number, answer: Promise<Answer>): Promise<Answer | Reply> {
  const late: Reply = [`no answer within ${longest} ms`];
  return Promise.race([answer, wait(longest, late, { ref: false })]);
}

function replyOf({ status, headers, text }: Answer, ids: readonly string[]): Reply {
  if (status === 201) return [status, ids.includes(JSON.parse(text).id) ? 'stored' : 'not stored'];
  if (status < 400) return [status];
  const isJson = headers['content-type']?.startsWith('application/json');
  const words: string = isJson ? JSON.parse(text).error : text.trim();
  const again = headers['retry-after'];
  return again === undefined ? [status, words] : [status, words, `again in ${again} s`];
}

/** The worst lines of a log, each fault with the answer to the request it arose in. */
function readReported(readLog: () => string): Promise<readonly string[]> {
  return eventually(() => {
    const lines = readLog().split('\n');
    const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const requests = new Map(
      entries.filter(({ msg }) => msg === 'request').map((entry) => [entry.id, entry]),
    );
    const bad = entries.filter(({ level }) => level >= 40);
    return countRepeats(
      bad.map(({ level, msg, id, code }) => {
        const request = requests.get(id);
        // A request is logged when it ends, perhaps not yet.
        if (id !== undefined && !request) throw new Error(`no request ${id} in the log`);
        const about = request ? `${request.status} ${request.path}` : code;
        return `${level >= 50 ? 'error' : 'warn'}: ${msg}${about ? ` (${about})` : ''}`;
      }),
    );
  });
}

/** `a, a, b` as `a × 2, b`. */
function countRepeats(words: readonly string[]): string[] {
  const runs: { word: string; count: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.count += 1;
    else runs.push({ word, count: 1 });
  }
  return runs.map(({ word, count }) => (count > 1 ? `${word} × ${count}` : word));
}
