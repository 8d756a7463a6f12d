import type { Choice, ChoosableFact } from '../calls/choices.ts';
import { call } from './edit-calls.ts';

// What was answered holds until the content changes; a call that failed is asked again.

const known = new Map<string, Promise<readonly Choice[]>>();

/** What a field that names a noun may hold. */
export function choicesOf(noun: string): Promise<readonly Choice[]> {
  const choices =
    known.get(noun) ??
    call('choices', noun).catch(() => {
      known.delete(noun);
      return [];
    });
  known.set(noun, choices);
  return choices;
}

let facts: Promise<readonly ChoosableFact[]> | undefined;

/** The facts that texts may refer to. */
export function allFacts(): Promise<readonly ChoosableFact[]> {
  facts ??= call('facts', null).catch(() => {
    facts = undefined;
    return [];
  });
  return facts;
}

/** Asks again next time: the content has changed. */
export function forgetAnswers(): void {
  known.clear();
  facts = undefined;
}
