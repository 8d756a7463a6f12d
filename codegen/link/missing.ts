import { guess } from '../diagnostics/nearest.ts';
import { nameOfRecord } from '../resolve/facts/fact-roots.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { RuleFault } from './rule.ts';

/** Says that a record is not there. */
export function missingRecord({ ids }: SiteIndex, noun: string, id: string): RuleFault {
  const what = noun.replaceAll('-', ' ');
  return { ...missing('unknown-reference', what, id, ids(noun)), cause: nameOfRecord(noun, id) };
}

/** Says that a name is not there, and which one was most likely meant. */
export function missing(
  code: string,
  what: string,
  name: string,
  candidates: readonly string[],
): RuleFault {
  const meant = guess(name, candidates);
  const message = `there is no ${what} "${name}"`;
  if (meant === undefined) return { code, message };
  return {
    code,
    message: `${message}; did you mean "${meant.word}"?`,
    rewrite: { from: name, to: meant },
  };
}
