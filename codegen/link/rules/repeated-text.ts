import { recordsOf } from '../../model/content.ts';
import { nounNames } from '../../model/nouns.ts';
import { type Paragraph, resemblance } from '../../model/paragraph.ts';
import type { Source } from '../../model/source.ts';
import type { PlacedFault, SiteRule } from '../rule.ts';

/** A paragraph is written once: of two that say nearly the same, one is forgotten when the other changes. */
export const repeatedText: SiteRule = ({ site }) => {
  const nouns = nounNames.filter((noun) => noun !== 'pictures');
  const records = nouns.flatMap((noun) => recordsOf(site.content, noun));
  const sources = new Set(records.map(({ source }) => source));
  const known = new Map<number, Placed[]>();
  return [...sources].flatMap((source) =>
    (source.paragraphs ?? []).flatMap((paragraph) => {
      const placed = { source, paragraph };
      const earlier = candidates(paragraph, known).find((each) => isAlike(each, placed));
      if (earlier) return [repeated(placed, earlier)];
      remember(placed, known);
      return [];
    }),
  );
};

interface Placed {
  readonly source: Source;
  readonly paragraph: Paragraph;
}

/** In trial nothing lay between 0.56, where two texts share their facts, and 0.88, where they share their words. */
const alike = 0.7;

/** Texts that are alike have most of a sketch in common, others hardly one number. */
const fewestCommon = 2;

/** No more texts are kept for one number, so that content of any size is compared in linear time. */
const mostOfOneNumber = 4;

function candidates({ sketch }: Paragraph, known: ReadonlyMap<number, readonly Placed[]>) {
  const counts = new Map<Placed, number>();
  for (const placed of sketch.flatMap((number) => known.get(number) ?? [])) {
    counts.set(placed, (counts.get(placed) ?? 0) + 1);
  }
  return [...counts].flatMap(([placed, count]) => (count >= fewestCommon ? [placed] : []));
}

function remember(placed: Placed, known: Map<number, Placed[]>): void {
  for (const number of placed.paragraph.sketch) {
    const same = known.get(number) ?? [];
    if (same.length < mostOfOneNumber) known.set(number, [...same, placed]);
  }
}

function isAlike(one: Placed, other: Placed): boolean {
  return resemblance(textOf(one), textOf(other)) >= alike;
}

function textOf({ source, paragraph }: Placed): string {
  let value: unknown = source.data;
  for (const step of paragraph.path) value = Reflect.get(Object(value), step);
  return String(value);
}

function repeated({ source, paragraph }: Placed, earlier: Placed): PlacedFault {
  const { line, column } = earlier.source.locate(earlier.paragraph.path);
  const words = textOf(earlier) === textOf({ source, paragraph }) ? 'the same' : 'nearly the same';
  const { file } = earlier.source;
  return {
    source,
    path: paragraph.path,
    text: {
      code: 'repeated-text',
      severity: 'warning',
      message: `this text says ${words} as line ${line} of ${file}`,
      help: 'Write it once, as a text in content/facts/, and refer to it from both places. Whoever changes one of two forgets the other.',
      related: [{ file, line, column, message: 'this is the other one' }],
    },
  };
}
