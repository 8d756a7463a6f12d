import { missingRecord } from '../../link/missing.ts';
import type { CodedText, Rule } from '../../link/rule.ts';
import { isSuppressed } from '../../link/suppressed.ts';
import { innerNouns } from '../../model/inner-nouns.ts';
import { isNoun } from '../../model/nouns.ts';
import type { SiteIndex } from '../../site/site-index.ts';

/** A record named with its noun exists, whatever view is made from it: `town:<id>`, `brand:<id>`. */
export const rule: Rule = {
  phase: 'error',
  check: (site) =>
    site.references.flatMap(({ source, path, schema, value }) => {
      const text = 'x-view' in schema && typeof value === 'string' && findingOf(site, value);
      return text ? [{ source, path, text }] : [];
    }),
};

function findingOf(index: SiteIndex, name: string): CodedText | undefined {
  const [noun = '', id] = name.split(/:(.*)/s);
  if (id === undefined || !(isNoun(noun) || innerNouns.includes(noun))) return undefined;
  if (index.find(noun, id) || isSuppressed(index, noun, id)) return undefined;
  const text = missingRecord(index, noun, id);
  return text.rewrite ? text : { ...text, ...knownIds(index, noun) };
}

const mostListed = 12;

function knownIds({ ids }: SiteIndex, noun: string) {
  const known = ids(noun);
  const isShort = known.length > 0 && known.length <= mostListed;
  return isShort ? { help: `Known here: ${known.join(', ')}.` } : {};
}
