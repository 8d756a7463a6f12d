import type { Finding, Rule } from '../../link/rule.ts';
import type { Entry } from '../../model/content.ts';
import { recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import type { InvalidFile } from '../../model/invalid-file.ts';
import { isNoun } from '../../model/nouns.ts';

/**
 * An id with capitals is already reported for its form. That it is also the id of another record would otherwise only
 * show once that is corrected, so it is reported right away.
 */
export const rule: Rule = {
  code: 'duplicate-id',
  phase: 'error',
  check: ({ site }) =>
    site.invalidFiles.flatMap((file) => {
      const records = isNoun(file.noun) ? recordsOf(site.content, file.noun) : [];
      return ['id', 'slug'].flatMap((key) => sameName(file, key, records)).slice(0, 1);
    }),
};

function sameName({ source }: InvalidFile, key: string, records: readonly Entry[]): Finding[] {
  const name = isRecord(source?.data) ? source.data[key] : undefined;
  if (!source || typeof name !== 'string' || name === name.toLowerCase()) return [];
  const owner = records.find(({ data }) => data[key] === name.toLowerCase());
  if (!owner) return [];
  const { line, column } = owner.source.locate([key]);
  const message = `this is the ${owner.source.noun} with that ${key}`;
  return [
    {
      source,
      path: [key],
      text: {
        message: `the ${key} "${name}" is taken: capitals make no difference`,
        related: [{ file: owner.source.file, line, column, message }],
      },
    },
  ];
}
