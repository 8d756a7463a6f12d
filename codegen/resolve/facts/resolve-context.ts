import type { Facts, PrintedFacts, Scope } from './facts.ts';
import type { OwnNames } from './own-names.ts';

/** The state of resolving references. */
export interface ResolveContext {
  readonly facts: Facts;
  readonly scope: Scope;
  /** What the record that holds the text calls itself. */
  readonly names: OwnNames;
  /** The facts resolved so far whose own text refers to facts. */
  readonly nested: NestedFacts;
  /** The entry's own facts as printed. */
  readonly printed: PrintedFacts;
  /** The length of the chain of facts that leads to the text. */
  readonly depth: number;
  /** The length of the longest chain that starts at the text, as far as it is resolved. */
  readonly below: { height: number };
  /** Where the text is: whether it is an address or the id of a record, not something that visitors read. */
  readonly place: { isId(at: number): boolean };
  /** How many references led to the record of the page. */
  readonly own: { count: number };
}

/** Facts by path: the resolved text, its error, or that it is still being resolved. */
type NestedFacts = Map<string, NestedFact | 'open'>;
export type NestedFact =
  | { readonly text: string; readonly height: number }
  | { readonly error: 'circular-fact' | 'too-deep' };

/** Prepares to resolve the texts of one entry. */
export function contextOf(facts: Facts, scope: Scope, names: OwnNames): ResolveContext {
  const below = { height: 0 };
  return {
    facts,
    scope,
    names,
    nested: new Map(),
    printed: new Map(),
    depth: 0,
    below,
    place: { isId: () => false },
    own: { count: 0 },
  };
}
