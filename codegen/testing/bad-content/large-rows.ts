// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import type { BadContent } from './bad-content.ts';
import { changed, sheetOf, textOf } from './bad-content.ts';

/** Makes a text of a given size. */
type Grow = (size: number) => string;

/** Content of a given size and of half that size; `first` is the first of its many errors. */
function grown(
  name: string,
  size: number,
  first: string,
  files: (size: number) => Record<string, string>,
): BadContent {
  return {
    name: name.replace('#', size.toLocaleString('en-US')),
    files: files(size),
    halved: files(size / 2),
    diagnostics: [first],
    isLong: true,
  };
}

/** A sheet of facts; `#` in its name is replaced by its size. */
function sheet(name: string, size: number, text: Grow, first: string): BadContent {
  const files = (size: number) => ({ 'facts/tides.yaml': text(size) });
  return grown(name, size, `facts/tides.yaml:${first}`, files);
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

/** Facts that double each other, level by level. */
function factBomb(levels: number, leaf: string): string {
  const refer = (index: number) => `\${facts.tides.f${index}}`.repeat(15);
  return lines(
    levels,
    (index) => `f${index}: { text: "${index === 0 ? leaf : refer(index - 1)}" }`,
  );
}

/** A chain of facts that refer to one another, from the last line to the first or the other way. */
function factChain(count: number, isUpward: boolean): string {
  const last = Math.floor(count) - 1;
  const refer = (index: number) => `\${facts.tides.f${index}}`;
  const fact = (index: number) => `f${index}: { text: "${index === 0 ? 'x' : refer(index - 1)}" }`;
  return lines(last + 1, (index) => fact(isUpward ? index : last - index));
}

const sections = 'sections:\n  - kind: text-block';
const pictures = 'pictures/pictures.yaml';

const bombs: readonly BadContent[] = [
  sheet('a bomb of facts', 12, (levels) => factBomb(levels, 'x'), '5:33 too-long'),
  sheet(
    'a bomb of facts without a base',
    12,
    (levels) => factBomb(levels, '${facts.none}'),
    '1:16 unknown-fact',
  ),
  sheet(
    'a bomb of facts that go round',
    12,
    (levels) => factBomb(levels, `\${facts.tides.f${levels - 1}}`),
    '1:16 circular-fact',
  ),
];

const facts: readonly BadContent[] = [
  {
    ...sheet('a row of facts', 23, (count) => factChain(count, true), '23:17 too-deep'),
    isLong: undefined,
  },
  {
    ...sheet('the same row, last first', 23, (count) => factChain(count, false), '1:17 too-deep'),
    isLong: undefined,
  },
];

/** Sheets of one part again and again, with its number in place of `#`, between a beginning and an end. */
const repeated = tablesOf(import.meta.filename)('repeated').map(
  ([name, size, before, part, after, first]) => {
    const text = (count: number) =>
      before +
      Array.from({ length: count }, (_, index) => part.replace('#', index)).join('') +
      after;
    return sheet(name, size, text, first);
  },
);

const otherFiles: readonly BadContent[] = [
  grown('# unknown keys of the site', 6600, 'site.yaml:1:1 missing-key', (size) => ({
    'site.yaml': lines(size, (index) => `k${index}: 1`),
  })),
  grown('# sections of no kind', 4000, 'pages/home.yaml:14:3 too-many', (size) =>
    changed(
      'pages/home.yaml',
      sections,
      `sections:\n${lines(size, (index) => `  - kind: none${index}`)}  - kind: text-block`,
    ),
  ),
  grown('# missing pictures', 1900, `${pictures}:14:9 missing-picture`, (size) => ({
    [pictures]:
      textOf(pictures) +
      lines(size, (index) => `p${index}:\n  file: boats/none-${index}.svg\n  alt: x`),
  })),
];

const deepBlock = Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n');

/** Content that exceeds the limits of depth or size. */
const deepRows: readonly BadContent[] = [
  sheetOf('20,000 brackets', `${'['.repeat(20_000)}\n`, '1:21 too-deep'),
  sheetOf('500 brackets that close', `a: ${'['.repeat(500)}${']'.repeat(500)}\n`, '1:24 too-deep'),
  sheetOf('dashes on one line', `a:\n  ${'- '.repeat(30_000)}x\n`, '2:43 too-deep'),
  sheetOf('question marks on one line', `${'? '.repeat(30_000)}x\n`, '1:41 too-deep'),
  sheetOf('600 keys in one another', `${deepBlock} 1\n`, '21:21 too-deep'),
  sheetOf('5 MB', `a: { text: "${'x'.repeat(5_000_000)}" }\n`, '1:1 too-large'),
  sheetOf('257 KB', `#${' '.repeat(257 * 1024)}\na: { count: 1 }\n`, '1:1 too-large'),
];

/** Files within the size limits that would cost a careless compiler minutes or all of its memory. */
export const exhaustingRows: readonly BadContent[] = [
  ...deepRows,
  ...facts,
  ...bombs,
  ...repeated,
  ...otherFiles,
];
