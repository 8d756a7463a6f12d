import { innerNouns } from '../../model/inner-nouns.ts';
import { isNoun } from '../../model/nouns.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { missingRecord } from '../missing.ts';
import { isRefused } from '../refused-ids.ts';
import type { ValueRule } from '../rule.ts';

/** A record named with its noun exists, whatever view is made from it: `town:<id>`, `brand:<id>`. */
export const qualifiedIds: ValueRule = (index) => (annotated) => {
  if (!('x-view' in annotated.schema) || typeof annotated.value !== 'string') return undefined;
  const [noun = '', id] = annotated.value.split(/:(.*)/s);
  if (id === undefined || !(isNoun(noun) || innerNouns.includes(noun))) return undefined;
  if (index.find(noun, id) || isRefused(index, noun, id)) return undefined;
  const text = missingRecord(index, noun, id);
  return { text: text.rewrite ? text : { ...text, ...knownIds(index, noun) } };
};

const mostListed = 12;

function knownIds({ ids }: SiteIndex, noun: string) {
  const known = ids(noun);
  const isShort = known.length > 0 && known.length <= mostListed;
  return isShort ? { help: `Known here: ${known.join(', ')}.` } : {};
}
