import type { Facts, PrintedFacts, Scope } from './facts.ts';

/** What references are resolved with. */
export interface ResolveContext {
  readonly facts: Facts;
  readonly scope: Scope;
  /** The facts whose own text refers to facts, so far: each is resolved once. */
  readonly nested: NestedFacts;
  /** What the entry's own facts have been printed as. */
  readonly printed: PrintedFacts;
  /** How many facts refer to one another on the way to the text. */
  readonly depth: number;
  /** How many refer to one another from the text on, as far as it is resolved. */
  readonly below: { height: number };
  /** How many references have led to the record of the page. */
  readonly own: { count: number };
}

/** Facts by path: what their text comes to, that it has no end, or that it is being resolved. */
type NestedFacts = Map<string, NestedFact | 'open'>;
export type NestedFact =
  | { readonly text: string; readonly height: number }
  | { readonly fault: 'circular-fact' | 'too-deep' };

/** Prepares to resolve the texts of one entry. */
export function contextOf(facts: Facts, scope: Scope): ResolveContext {
  const below = { height: 0 };
  return {
    facts,
    scope,
    nested: new Map(),
    printed: new Map(),
    depth: 0,
    below,
    own: { count: 0 },
  };
}
