import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { oncePerFile, sourcesOf } from '../../link/source-files.ts';
import { type Data, recordsOf } from '../../model/content.ts';
import { optionalText, valueAt } from '../../model/data.ts';
import { findLiterals, type Literal, type LiteralText } from '../../model/literal.ts';
import { nounNames, nouns } from '../../model/nouns.ts';
import { once } from '../../model/once.ts';
import type { Source } from '../../model/source.ts';
import { visitTexts } from '../../model/visit-values.ts';
import { blankMarks } from '../../model/written-marks.ts';
import { isFact, locateFact } from '../../resolve/facts/fact-path.ts';
import { factRoots } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import type { KnownFact } from './facts-below.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { literalFindings } from './literal-findings.ts';
import { isInName, namesWithNumber, sortNames } from './names-with-numbers.ts';
import { createRecordNames, namesIn, offsetsOf, type RecordName } from './spoken-names.ts';
import { siteWide } from './subject.ts';

/** Finds facts typed into texts, where they go out of date unnoticed. */
export const rule: Rule = {
  code: ['typed-fact', 'likely-fact', 'unknown-figure'],
  phase: 'error',
  check: ({ site }) => checkLiterals(site),
};

function checkLiterals(site: Site): readonly RuleFinding[] {
  const { content, invalidFiles } = site;
  const dealer = createDealerNames(content.site?.data ?? {});
  const knownTo = once(() => createKnownTo(site));
  const titles = once(() => sortNames(sourcesOf(site).flatMap(numberedNames)));
  // A name may belong to something in an invalid file.
  const recordNames = invalidFiles.length > 0 ? () => [] : createRecordNames(content);
  const withCopy = nounNames.filter((noun) => !nouns[noun].withoutCopy);
  const sources = withCopy.flatMap((noun) => recordsOf(content, noun).map(({ source }) => source));
  return sources.flatMap((source) => {
    const figures = source.literals ?? findLiterals(source.data);
    const named = namesInFile(source, dealer(source), recordNames(source));
    return [...figures, ...named].flatMap(({ path, literals: found }) => {
      const text = String(valueAt(source.data, path));
      const literals = found.filter(
        (literal) =>
          !isHome(source, path, literal) &&
          !isForEditors(source, path) &&
          !isInName(text, literal, titles()),
      );
      if (literals.length === 0) return [];
      return literalFindings({ source, path, literals }, knownTo()(source));
    });
  });
}

const numberedNames = oncePerFile(({ data }) => namesWithNumber(data));

/** The facts that a file may state: those of another record of its noun, such as the price of another vehicle, are not meant. */
function createKnownTo(site: Site): (source: Source) => KnownFacts {
  const known = knownFacts(site);
  const homes = Map.groupBy(factRoots(site.content).homes, ({ entry }) => entry.source.noun);
  const filesByNoun = new Map(
    [...homes].map(([noun, own]) => [
      noun,
      new Map(own.map(({ name, entry }) => [name, entry.source.file])),
    ]),
  );
  return ({ noun, file }) => {
    const files = filesByNoun.get(noun);
    if (!files || siteWide.includes(noun)) return known;
    const isOfOther = ({ path }: KnownFact) => {
      const place = locateFact(path, files);
      return place !== undefined && files.get(place.name) !== file;
    };
    return {
      has: (key) => known.get(key)?.some((fact) => !isOfOther(fact)) ?? false,
      get: (key) => {
        const own = known.get(key)?.filter((fact) => !isOfOther(fact));
        return own && own.length > 0 ? own : undefined;
      },
    };
  };
}

/** A name of the dealer, and the fact that holds it. */
interface Name {
  readonly words: string;
  readonly path: string;
}

/** The dealer's names and address that a file may contain; in a folded text a line break is a space. */
function createDealerNames(site: Data): (source: Source) => readonly Name[] {
  const names = ['name', 'email'].flatMap((key) => {
    const words = optionalText(site, key);
    if (!words) return [];
    const pattern = new RegExp((words.match(/\w+/g) ?? []).join('\\W+'), 'i');
    return [{ words, path: `site.${key}`, pattern }];
  });
  return ({ text }) => names.filter(({ pattern }) => pattern.test(text));
}

function namesInFile(
  { data, text: written }: Source,
  dealer: readonly Name[],
  referred: readonly RecordName[],
): LiteralText[] {
  // In a folded text a name may continue on the next line.
  const records = referred.filter(({ words }) => written.includes(words.split(' ', 1).join()));
  if (dealer.length === 0 && records.length === 0) return [];
  const found: LiteralText[] = [];
  visitTexts(data, (text, path) => {
    // Where a link leads is not said.
    const prose = blankMarks(text);
    const literals = [
      ...dealer.flatMap((name) => dealerIn(prose, name)),
      ...namesIn(prose, records),
    ];
    if (literals.length > 0) found.push({ path: [...path], literals });
  });
  return found;
}

function dealerIn(text: string, { words, path }: Name): readonly Literal[] {
  if (text.length < words.length) return [];
  return offsetsOf(text.toLowerCase(), words.toLowerCase()).map((offset) => {
    const found = text.slice(offset, offset + words.length);
    return {
      key: `text ${path}`,
      text: found,
      offset,
      ...(found !== words && { isRecased: true }),
    };
  });
}

/** Whether a text is for editors alone: what they note about a fact, and why it has a second value. */
function isForEditors({ data }: Source, path: Path): boolean {
  return (
    ['note', 'reason'].includes(String(path.at(-1))) && isFact(valueAt(data, path.slice(0, -1)))
  );
}

/** Whether a literal is where it belongs: where the dealer's names and numbers are defined, or in a fact's own text. */
function isHome({ noun }: Source, path: Path, { key }: Literal): boolean {
  if (noun === 'site') return ['name', 'email', 'phones'].includes(String(path[0]));
  if (noun !== 'pricing' && noun !== 'facts') return false;
  return path.at(-1) === 'text' && !/^(?:phone|text) /.test(key);
}
