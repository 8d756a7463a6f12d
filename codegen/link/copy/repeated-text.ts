import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { countOf, faultOf } from '../../diagnostics/faults.ts';
import { recordsOf } from '../../model/content.ts';
import { nounNames } from '../../model/nouns.ts';
import { type Paragraph, resemblance } from '../../model/paragraph.ts';
import type { Source } from '../../model/source.ts';
import type { Site } from '../../site/site.ts';

/** A paragraph is written once: if two say nearly the same, one is forgotten when the other changes. */
export function repeatedTexts({ content }: Site): Diagnostic[] {
  const nouns = nounNames.filter((noun) => noun !== 'pictures');
  const records = nouns.flatMap((noun) => recordsOf(content, noun));
  const sources = new Set(records.map(({ source }) => source));
  const known = new Map<number, Placed[]>();
  const found = [...sources].flatMap((source) =>
    (source.paragraphs ?? []).flatMap((paragraph): Repeated[] => {
      const placed = { source, paragraph };
      const earlier = candidates(paragraph, known).find((each) => isAlike(each, placed));
      if (!earlier) remember(placed, known);
      return earlier ? [{ placed, earlier }] : [];
    }),
  );
  const byFiles = Map.groupBy(
    found,
    ({ placed, earlier }) => `${placed.source.file} ${earlier.source.file}`,
  );
  return [...byFiles.values()].flatMap(repeated);
}

interface Repeated {
  readonly placed: Placed;
  readonly earlier: Placed;
}

interface Placed {
  readonly source: Source;
  readonly paragraph: Paragraph;
}

/** In trials nothing lay between 0.56, where two texts share their facts, and 0.88, where they share their words. */
const alike = 0.7;

/** Similar texts have most of a sketch in common, others hardly one number. */
const fewestCommon = 2;

/** The most texts kept per number, so that content of any size is compared in linear time. */
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

/** Two files with several such texts are reported once: one is a copy. */
function repeated([first, ...more]: readonly Repeated[]): Diagnostic[] {
  if (!first) return [];
  const { placed, earlier } = first;
  const { line, column } = earlier.source.locate(earlier.paragraph.path);
  const words = textOf(earlier) === textOf(placed) ? 'the same' : 'nearly the same';
  const others = more.length === 0 ? '' : `, and ${countOf(more.length, 'more text')} likewise`;
  const { file } = earlier.source;
  return [
    faultOf(placed.source, placed.paragraph.path, {
      code: 'repeated-text',
      severity: 'warning',
      message: `this text says ${words} as line ${line} of ${file}${others}`,
      help: 'Write it once, as a text in content/facts/, and refer to it from both places. Otherwise whoever changes one may forget the other.',
      related: [{ file, line, column, message: 'this is the other one' }],
    }),
  ];
}
