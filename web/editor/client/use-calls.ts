import {
  keepPreviousData,
  skipToken,
  useIsMutating,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Calls } from './edit-calls.ts';
import { type Answer, asking, client, doing, lost } from './query-client.ts';

/** What the server answers to a question, and how to ask it again. */
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

/**
 * Has the server do something: `isPending` until it answers, and `error` says why it is not done. What is to be done then is
 * done also if whoever asked is no longer shown.
 */
export function useCall<Name extends keyof Calls>(
  name: Name,
  onSuccess: (answer: Answer<Name>) => unknown = () => undefined,
) {
  return useMutation(doing(name, onSuccess), client);
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
