import type { Code } from '../../generated/codes.ts';
import type { Message } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/nearest.ts';
import { didYouMean } from '../diagnostics/phrases.ts';

/** Reports a missing name, and the one most likely meant. */
export function missing(
  code: Code,
  what: string,
  name: string,
  candidates: readonly string[],
): Message {
  const meant = suggest(name, candidates);
  const message = `there is no ${what} "${name}"`;
  if (meant === undefined) return { code, message, ...choices(name, candidates) };
  return {
    code,
    message: message + didYouMean(name, meant.word),
    rewrite: { from: name, to: meant },
  };
}

/** As many names as somebody reads in a line. */
const fewNames = 8;

/** What there is instead: all names if they are few, else those with a word in common. */
function choices(name: string, candidates: readonly string[]): { readonly help?: string } {
  const words = wordsOf(name);
  const isAlike = (candidate: string) => wordsOf(candidate).some((word) => words.includes(word));
  const alike = candidates.length > fewNames ? candidates.filter(isAlike) : candidates;
  const shown = alike.slice(0, fewNames);
  const more = candidates.length - shown.length;
  if (shown.length === 0) return {};
  return { help: `Known here: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.` };
}

function wordsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}
