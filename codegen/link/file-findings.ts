import { recordsOf } from '../model/content.ts';
import { nounNames } from '../model/nouns.ts';
import type { Source } from '../model/source.ts';
import type { Site } from '../site/site.ts';
import { leadsToFact } from './leads-to-fact.ts';
import { factsBelow, type StatedFact } from './literals/facts-below.ts';
import { namesWithNumber } from './literals/names-with-numbers.ts';
import type { PlacedFault, SiteRule } from './rule.ts';
import { doubtfulTexts } from './rules/doubtful-texts.ts';
import { unlikelyHours } from './rules/hours.ts';
import { textSlips } from './rules/text-slips.ts';
import { upsideDown } from './rules/upside-down.ts';
import { type Reference, referencesBesideWords } from './unlikely/words-beside.ts';

/** Findings that depend on one file only, and therefore stay valid until it changes. */
interface FileFindings {
  readonly isFaulty: boolean;
  readonly facts: readonly StatedFact[];
  /** Names with large numbers. */
  readonly names: readonly string[];
  readonly words: readonly Reference[];
}

/** Rules about single files. */
const rules: readonly ((source: Source, isFact?: (path: string) => boolean) => PlacedFault[])[] = [
  doubtfulTexts,
  textSlips,
  unlikelyHours,
  upsideDown,
];

/** Reports faults that depend on one file only. */
export const fileFaults: SiteRule = ({ site }) => {
  const isFact = (path: string) => leadsToFact(site.content, path);
  return sourcesOf(site).flatMap((source) =>
    findingsIn(source).isFaulty ? rules.flatMap((rule) => rule(source, isFact)) : [],
  );
};

const found = new WeakMap<Source, FileFindings>();

/** The findings in a file, cached until it changes. */
export function findingsIn(source: Source): FileFindings {
  const known = found.get(source) ?? look(source);
  found.set(source, known);
  return known;
}

function look(source: Source): FileFindings {
  return {
    isFaulty: rules.some((rule) => rule(source).length > 0),
    facts: factsBelow(source.data),
    names: namesWithNumber(source.data),
    words: referencesBesideWords(source),
  };
}

/** The files of all records. */
export function sourcesOf({ content }: Site): readonly Source[] {
  return nounNames.flatMap((noun) => recordsOf(content, noun).map(({ source }) => source));
}
