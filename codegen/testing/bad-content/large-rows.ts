// biome-ignore-all lint/suspicious/noTemplateCurlyInString: references as editors write them.
import type { BadContent } from './bad-content.ts';
import { changed, textOf, tides } from './bad-content.ts';

/** A sheet of facts with many faults, of which the first is told here. */
function sheet(name: string, text: string, first: string): BadContent {
  const faults = [`facts/tides.yaml:${first}`];
  return { row: 'P25', name, files: tides(text), faults, isLong: true };
}

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');
}

/** Facts that double each other, level by level. */
function factBomb(leaf: string): string {
  const refer = (index: number) => `\${facts.tides.f${index}}`.repeat(15);
  return lines(12, (index) => `f${index}: { text: "${index === 0 ? leaf : refer(index - 1)}" }`);
}

/** Facts that refer to one another in a row, from the last line to the first or the other way. */
function factChain(isUpward: boolean): string {
  const refer = (index: number) => `\${facts.tides.f${index}}`;
  const fact = (index: number) => `f${index}: { text: "${index === 0 ? 'x' : refer(index - 1)}" }`;
  return lines(23, (index) => fact(isUpward ? index : 22 - index));
}

const sections = 'sections:\n  - kind: text-block';

/** Files within the limits of size that would take a careless compiler minutes, or all memory. */
export const largeRows: readonly BadContent[] = [
  { ...sheet('a row of facts', factChain(true), '23:17 too-deep'), isLong: undefined },
  { ...sheet('the same row, last first', factChain(false), '1:17 too-deep'), isLong: undefined },
  sheet('a bomb of facts', factBomb('x'), '5:33 too-long'),
  sheet('a bomb of facts without a base', factBomb('${facts.none}'), '1:16 unknown-fact'),
  sheet('a bomb of facts that go round', factBomb('${facts.tides.f11}'), '1:16 circular-fact'),
  sheet(
    '6,600 facts without a unit',
    lines(6600, (index) => `k${index}: 1`),
    '1:1 too-many',
  ),
  sheet(
    '6,600 times one key',
    lines(6600, () => 'a: 1'),
    '1:4 wrong-type',
  ),
  sheet(
    'one text of 50,000 references',
    `a: { text: "${'${x}'.repeat(50_000)}" }\n`,
    '1:12 too-long',
  ),
  sheet('80,000 empty lists', `a: [${'[],'.repeat(80_000)}]\n`, '1:20002 too-much'),
  sheet('6,600 empty groups', `a: [${'{},'.repeat(6600)}]\n`, '1:4 wrong-type'),
  sheet('250,000 closing brackets', ']'.repeat(250_000), '1:20001 too-much'),
  sheet('19,000 closing brackets', ']'.repeat(19_000), '1:1 syntax'),
  sheet('19,000 commas', `a: [${','.repeat(19_000)}]\n`, '1:6 syntax'),
  sheet('9,900 keys without a name', '? \n'.repeat(9900), '1:3 wrong-name'),
  sheet('19,000 colons', ': \n'.repeat(19_000), '1:1 wrong-name'),
  sheet('19,000 tags', '!a '.repeat(19_000), '1:1 tag'),
  sheet('19,000 anchors', '&a '.repeat(19_000), '1:1 anchor'),
  sheet('80,000 aliases', `a: [${'*a,'.repeat(80_000)}]\n`, '1:5 alias'),
  sheet('19,000 documents', '---\n'.repeat(19_000), '2:1 syntax'),
  sheet('250,000 NULs', '\0'.repeat(250_000), '1:1 control-sign'),
  sheet('a quote open for 19,000 lines', `a: "${'x\n'.repeat(19_000)}`, '1:4 syntax'),
  sheet('200,000 quotes', '"'.repeat(200_000), '1:40001 too-much'),
  sheet('100,000 lines of a tab', `a:\n${'\t\n'.repeat(100_000)}`, '1:1 wrong-type'),
  sheet('a key of 250,000 letters', `${'a'.repeat(250_000)}: 1\n`, '1:1 wrong-name'),
  sheet(
    'a path of 120,000 steps',
    `a: { text: "\${${'a.'.repeat(120_000)}a}" }\n`,
    '1:12 too-long',
  ),
  {
    row: 'P25',
    name: '6,600 unknown keys of the site',
    files: { 'site.yaml': lines(6600, (index) => `k${index}: 1`) },
    faults: ['site.yaml:1:1 missing-key'],
    isLong: true,
  },
  {
    row: 'P25',
    name: '4,000 sections of no kind',
    files: changed(
      'pages/home.yaml',
      sections,
      `sections:\n${lines(4000, (index) => `  - kind: none${index}`)}  - kind: text-block`,
    ),
    faults: ['pages/home.yaml:14:3 too-many'],
    isLong: true,
  },
  {
    row: 'P25',
    name: '1,900 missing pictures',
    files: {
      'pictures/pictures.yaml':
        textOf('pictures/pictures.yaml') +
        lines(1900, (index) => `p${index}:\n  file: boats/none-${index}.svg\n  alt: x`),
    },
    faults: ['pictures/pictures.yaml:14:9 missing-picture'],
    isLong: true,
  },
];
