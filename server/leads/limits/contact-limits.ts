import type { HitCounter } from './hit-counter.ts';
import type { Rule, Verdict } from './sliding-window.ts';

/** How many messages are taken. */
export interface ContactLimits {
  /** Counts a message that is about to be stored, for its client and for all together. */
  takeStored(client: string): Promise<StoredVerdict>;
  /** Takes back what could not be stored after all. */
  giveBack(client: string, taken: StoredVerdict): Promise<void>;
  /** Counts a post that was refused: typing errors, mostly, and so by a limit of their own. */
  takeRefused(client: string): Promise<Verdict>;
}

/** The verdict on a message, by its client's own limits. */
interface StoredVerdict {
  readonly verdict: Verdict;
  /** More messages came from all clients together than people send: it is taken, but not mailed by itself. */
  readonly isBeyondUsual: boolean;
}

const perClient: readonly Rule[] = [
  { name: 'minute', limit: 5, seconds: 60 },
  { name: 'hour', limit: 20, seconds: 3_600 },
];
const inAll: readonly Rule[] = [{ name: 'all', limit: 300, seconds: 3_600 }];
const refusedPerClient: readonly Rule[] = [{ name: 'refused', limit: 60, seconds: 60 }];

const always: Verdict = { isAllowed: true, retryAfter: 0, states: [] };

/** The limits of contact messages, over a counter. */
export function createContactLimits(counter: HitCounter): ContactLimits {
  return {
    takeStored: async (client) => {
      const verdict = await counter.hit(`stored:${client}`, perClient);
      if (!verdict.isAllowed) return { verdict, isBeyondUsual: false };
      const all = await counter.hit('stored', inAll);
      return { verdict, isBeyondUsual: !all.isAllowed };
    },
    giveBack: async (client, { isBeyondUsual }) => {
      await counter.undo(`stored:${client}`);
      // Beyond the usual number it was not counted for all.
      if (!isBeyondUsual) await counter.undo('stored');
    },
    takeRefused: (client) => counter.hit(`refused:${client}`, refusedPerClient),
  };
}

/** No limits, for measuring. */
export const noLimits: ContactLimits = {
  takeStored: async () => ({ verdict: always, isBeyondUsual: false }),
  giveBack: async () => undefined,
  takeRefused: async () => always,
};
