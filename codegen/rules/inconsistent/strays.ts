import type { Annotated } from '../../link/annotated.ts';
import { wrongNames } from '../../link/names-by-place.ts';
import type { Finding, LinkedSite } from '../../link/rule.ts';
import { optionalText } from '../../model/data.ts';
import { isNoun } from '../../model/nouns.ts';
import { wordAt } from '../../schema/keywords.ts';

/** A value that names a record which is not of the owner that the same file names (`x-within`), or cannot be judged. */
export interface Stray extends Annotated {
  readonly message?: string;
}

/** All of them; those without a message are reported elsewhere. */
export function straysIn({ annotated, find }: LinkedSite): readonly Stray[] {
  return annotated('x-within').flatMap((each): Stray[] => {
    const { entry, value, schema, says } = each;
    const [noun, key, id] = [wordAt(schema, 'x-ref') ?? '', String(says.key), String(value)];
    const owner = optionalText(entry.data, key);
    const isMisplaced =
      isNoun(entry.source.noun) &&
      wrongNames(entry.source.noun, entry).some((name) => name.key === key);
    if (isMisplaced || !find(noun, id)) return [each];
    if (owner !== undefined && id.startsWith(`${owner}/`)) return [];
    const message =
      owner === undefined
        ? `the ${noun} "${id}" is of a ${key}, but this ${entry.source.noun} has none`
        : `the ${noun} "${id}" is not one of the ${key} "${owner}"`;
    return [{ ...each, message }];
  });
}

/** What is said of them. */
export function strayFindings(strays: readonly Stray[]): readonly Finding[] {
  return strays.flatMap(({ entry: { source }, path, message }) =>
    message === undefined ? [] : [{ source, path, text: { message } }],
  );
}
