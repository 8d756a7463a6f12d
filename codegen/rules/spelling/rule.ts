import type { Message } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { Misspelling } from '../../spelling/spelled-file.ts';

/** Words that are probably misspelled: most likely a letter is wrong. */
export const rule: Rule = {
  code: ['unknown-word', 'unlikely-word'],
  phase: 'doubt',
  check: ({ site }) => site.misspellings.map(findingOf),
};

function findingOf(found: Misspelling): RuleFinding {
  const { source, path, at, word, meant } = found;
  const [first] = meant;
  const rewrite =
    first === undefined ? {} : { rewrite: { from: word, to: { word: first, isSure: false } } };
  const span = source.locateInString(path, at, word.length);
  return { source, path, span, ...textOf(found), ...rewrite };
}

function textOf({ word, meant, beside }: Misspelling): Message {
  const help =
    'If it is right, and may stand elsewhere too, add it to "words" in content/site.yaml.';
  if (beside === undefined) {
    const guess = meant.map((each) => `"${each}"`).join(' or ');
    const question = guess === '' ? '' : `; did you mean ${guess}?`;
    return { code: 'unknown-word', message: `"${word}" is in no dictionary${question}`, help };
  }
  const places = beside === 1 ? 'elsewhere' : `in ${beside} other places`;
  const message = `"${word}" stands nowhere else on the site; did you mean "${meant[0]}", as it says beside the same word ${places}?`;
  return { code: 'unlikely-word', message, help };
}
