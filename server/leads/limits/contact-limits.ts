import { type CreateCounter, createLimiter, type Rule, type Verdict } from './limiter.ts';

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

/** Creates the limits for messages; by default they are counted in this process. */
export function createContactLimits(createCounter?: CreateCounter): ContactLimits {
  // The most frequent count, and the least that one instance must bear: it costs no query.
  const posts = createLimiter(postsPerClient);
  const stored = createLimiter(perClient, createCounter);
  const all = createLimiter(inAll, createCounter);
  const refused = createLimiter(refusedPerClient, createCounter);
  return {
    takePost: posts.hit,
    takeStored: async (client) => {
      const verdict = await stored.hit(client);
      if (!verdict.isAllowed) return { verdict, isBeyondUsual: false };
      return { verdict, isBeyondUsual: !(await all.hit('all')).isAllowed };
    },
    giveBack: async (client, { isBeyondUsual }) => {
      await stored.undo(client);
      // Beyond the usual number it was not counted for all.
      if (!isBeyondUsual) await all.undo('all');
    },
    takeRefused: refused.hit,
  };
}

/** No limits, for measuring. */
export const noLimits: ContactLimits = {
  takePost: async () => always,
  takeStored: async () => ({ verdict: always, isBeyondUsual: false }),
  giveBack: async () => undefined,
  takeRefused: async () => always,
};
