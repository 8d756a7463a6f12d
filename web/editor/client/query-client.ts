import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Refused } from '../calls/changes/shown.ts';
import { type Calls, call, isLocked, NoAnswer } from './edit-calls.ts';

/** The server answers, and does not do it. */
export class Refusal extends Error {
  readonly messages: readonly string[];

  constructor({ refused, messages = [] }: Refused) {
    super(refused);
    this.messages = messages;
  }
}

/** What a call gives that is not refused. */
export type Answer<Name extends keyof Calls> = Exclude<Calls[Name][1], Refused>;

/** Where it is kept why the last call had no answer. */
export const lost = ['lost'];
const setLost = (message: string | null) => client.setQueryData(lost, message);
const onSuccess = () => {
  if (!client.getQueryData(lost)) return;
  setLost(null);
  // The server is there again: whatever is shown without an answer is asked once more.
  const predicate = ({ state: { error } }: Query) => error instanceof NoAnswer;
  void client.refetchQueries({ type: 'active', predicate });
};
// What refuses is there, too.
const onError = (error: Error) =>
  void (error instanceof NoAnswer ? setLost(error.message) : onSuccess());
const heard = { onSuccess, onError };

/** What was answered, which holds until the content changes. The server is on this machine: it answers without a network, too. */
export const client = new QueryClient({
  queryCache: new QueryCache(heard),
  mutationCache: new MutationCache(heard),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: (count, error) => error instanceof NoAnswer && !isLocked() && count < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

/** A question to the server, which is asked again once the content has changed, or the last answer was lost. */
export function asking<Name extends keyof Calls>(name: Name, body: Calls[Name][0]) {
  const queryFn = () => unrefused(name, body);
  return { queryKey: [name, body], queryFn, refetchOnMount: true };
}

/** What the server is to do, and what is done then. */
export function doing<Name extends keyof Calls>(
  name: Name,
  onSuccess: (answer: Answer<Name>) => unknown,
) {
  const mutationFn = (body: Calls[Name][0]) => unrefused(name, body);
  // What is asked for last is done last.
  return { mutationKey: [name], scope: { id: name }, mutationFn, onSuccess };
}

/** Has the server do something for what is no component; a refusal is an answer here. */
export function send<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Calls[Name][1]> {
  const mutation = { mutationKey: [name], mutationFn: () => call(name, body) };
  return client.getMutationCache().build(client, mutation).execute(undefined);
}

const once = 'once';
let asked = 0;

/** The same for a question that is never asked twice: what it is about may have changed. */
export function ask<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Calls[Name][1]> {
  asked += 1;
  const queryFn = () => call(name, body);
  return client.fetchQuery({ queryKey: [once, asked], queryFn, gcTime: 0, retry: false });
}

/** The content has changed: what is shown is asked for again, and the rest when it is shown next. */
export async function forgetAnswers(): Promise<void> {
  const predicate = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) =>
    name !== lost[0] && name !== once;
  // An answer that is under way is about the content before.
  await client.cancelQueries({ predicate });
  await client.invalidateQueries({ predicate });
}

async function unrefused<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
): Promise<Answer<Name>> {
  const answer = await call(name, body);
  if (isRefused(answer)) throw new Refusal(answer);
  return answer as Answer<Name>;
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
