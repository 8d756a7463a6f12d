import type { Finding, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { readName } from '../../model/letter-case.ts';
import { nounNames } from '../../model/nouns.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';

/**
 * Two files never give records of one id or one name: `tier-1.yaml` and `tier1.yaml` are both `facts.tier1`, and `a-b/c.yaml`
 * and `a/b-c.yaml` both the vehicle `a-b-c`. Otherwise the second would replace the first without a word.
 */
export const rule: Rule = {
  code: 'duplicate-name',
  phase: 'error',
  check: ({ site }) =>
    nounNames.flatMap((noun) => {
      const named = Map.groupBy(recordsOf(site.content, noun), ({ id }) =>
        readName(factName(noun, id) ?? id),
      );
      return [...named].flatMap(([name, [first, ...others]]) =>
        first ? others.map((other) => taken(name, first, other)) : [],
      );
    }),
};

function taken(name: string, { source: first }: Entry, { source }: Entry): Finding {
  return {
    source,
    path: [],
    span: { line: 1, column: 1, endColumn: 1, start: 0, end: 0 },
    text: {
      message: `this file and ${first.file} are both "${name}" for the texts that refer to them`,
      help: 'Give one of the two another name: capitals and hyphens make no difference.',
      related: [{ file: first.file, line: 1, column: 1, message: `this is "${name}" too` }],
    },
  };
}
