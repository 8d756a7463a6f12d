import { recordsOf } from '../../model/content.ts';
import { nounNames } from '../../model/nouns.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { pageName } from '../uses/watched-site.ts';
import { shore } from './site-frame.ts';

/** All data that pages are made from, as JSON by the names it is watched under. */
export function dataByName({ content, pages }: Site): Map<string, string> {
  const records = nounNames
    .filter((noun) => noun !== shore)
    .flatMap((noun) => recordsOf(content, noun).map((entry) => [noun, entry] as const));
  return new Map([
    ...records.map(
      ([noun, { id, data }]) => [nameOfRecord(noun, id), JSON.stringify(data)] as const,
    ),
    ...pages.map(({ id, data }) => [pageName(id), JSON.stringify(data)] as const),
  ]);
}
