import type { HitCounter } from './hit-counter.ts';
import type { Rule, Verdict } from './sliding-window.ts';

/** How many messages are taken. */
export interface ContactLimits {
  /** Counts a message that is about to be stored, for its client and for all together. */
  takeStored(client: string): Promise<Verdict>;
  /** Takes back what could not be stored after all. */
  giveBack(client: string): Promise<void>;
  /** Counts a post that was refused: typing errors, mostly, and so by a limit of their own. */
  takeRefused(client: string): Promise<Verdict>;
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
  const giveBack = async (client: string) => {
    await Promise.all([counter.undo(`stored:${client}`), counter.undo('stored')]);
  };
  return {
    takeStored: async (client) => {
      const own = await counter.hit(`stored:${client}`, perClient);
      if (!own.isAllowed) return own;
      const all = await counter.hit('stored', inAll);
      if (all.isAllowed) return own;
      await counter.undo(`stored:${client}`);
      return all;
    },
    giveBack,
    takeRefused: (client) => counter.hit(`refused:${client}`, refusedPerClient),
  };
}

/** No limits, for measuring. */
export const noLimits: ContactLimits = {
  takeStored: async () => always,
  giveBack: async () => undefined,
  takeRefused: async () => always,
};
