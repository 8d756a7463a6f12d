import type { HitCounter } from './hit-counter.ts';
import type { Rule, Verdict } from './sliding-window.ts';

/** Limits how many messages are accepted. */
export interface ContactLimits {
  /** Counts a post before it is read, whatever becomes of it: refused, stored or known already. */
  takePost(client: string): Promise<Verdict>;
  /** Counts a message about to be stored, against its client's limits and the overall one. */
  takeStored(client: string): Promise<StoredVerdict>;
  /** Takes back the count of a message that could not be stored after all. */
  giveBack(client: string, taken: StoredVerdict): Promise<void>;
  /** Counts a refused post against a limit of its own, since most are typing errors. */
  takeRefused(client: string): Promise<Verdict>;
}

/** The verdict on a message, by its client's own limits. */
interface StoredVerdict {
  readonly verdict: Verdict;
  /** All clients together sent more messages than people do: this one is accepted, but only mailed in a digest. */
  readonly isBeyondUsual: boolean;
}

const perClient: readonly Rule[] = [
  { name: 'minute', limit: 5, seconds: 60 },
  { name: 'hour', limit: 20, seconds: 3_600 },
];
const inAll: readonly Rule[] = [{ name: 'all', limit: 300, seconds: 3_600 }];
const postsPerClient: readonly Rule[] = [{ name: 'posts', limit: 120, seconds: 60 }];
const refusedPerClient: readonly Rule[] = [{ name: 'refused', limit: 60, seconds: 60 }];

const always: Verdict = { isAllowed: true, retryAfter: 0, states: [] };

/** Creates the limits for contact messages on top of a counter; `own` costs no query. */
export function createContactLimits(counter: HitCounter, own = counter): ContactLimits {
  return {
    takePost: (client) => own.hit(`post:${client}`, postsPerClient),
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
  takePost: async () => always,
  takeStored: async () => ({ verdict: always, isBeyondUsual: false }),
  giveBack: async () => undefined,
  takeRefused: async () => always,
};
