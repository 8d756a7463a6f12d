import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
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
type Answer<Name extends keyof Calls> = Exclude<Calls[Name][1], Refused>;

const lost = ['lost'];
const setLost = (message: string | null) => client.setQueryData(lost, message);
const heard = { onSuccess: () => setLost(null) };
const onError = (error: Error) => void (error instanceof NoAnswer && setLost(error.message));

// What was answered holds until the content changes. The server is on this machine: it answers without a network, too.
const client = new QueryClient({
  queryCache: new QueryCache({ ...heard, onError }),
  mutationCache: new MutationCache({ ...heard, onError }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: (count, error) => error instanceof NoAnswer && !isLocked() && count < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

/** What the server answers to a question; it is asked again once the content has changed, or the last answer was lost. */
export function useAnswer<Name extends keyof Calls>(
  name: Name,
  body: Calls[Name][0],
  enabled = true,
) {
  return useQuery({ ...asking(name, body), enabled }, client);
}

/** The same for a question that changes as somebody types: the last answer stays until the next one has come. */
export function useLastAnswer<Name extends keyof Calls>(name: Name, body: Calls[Name][0]) {
  return useQuery({ ...asking(name, body), placeholderData: keepPreviousData }, client);
}

function asking<Name extends keyof Calls>(name: Name, body: Calls[Name][0]) {
  const queryFn = () => unrefused(name, body);
  return { queryKey: [name, body], queryFn, refetchOnMount: true };
}

/**
 * Has the server do something: `isPending` until it answers, and `error` says why it is not done. What is to be done then is
 * done also if whoever asked is no longer shown.
 */
export function useCall<Name extends keyof Calls>(
  name: Name,
  onSuccess: (answer: Answer<Name>) => unknown = () => undefined,
) {
  const mutationFn = (body: Calls[Name][0]) => unrefused(name, body);
  return useMutation({ mutationKey: [name], mutationFn, onSuccess }, client);
}

/** The same for what is no component; a refusal is an answer here. */
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

/** Whether something is being written. */
export function useIsSaving(): boolean {
  return useIsMutating({}, client) > 0;
}

/** Why the last call had no answer; null once one has. */
export function useLost(): string | null {
  const { data } = useQuery<string | null>({ queryKey: lost, queryFn: skipToken }, client);
  return data ?? null;
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
