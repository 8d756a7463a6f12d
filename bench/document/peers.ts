import type { Row } from '../row.ts';
import { figure } from '../table.ts';

/** A figure for each peer, and the row of ours to compare. */
interface Comparison {
  readonly what: string;
  /** Astro, Next.js, React Router, Eleventy, Hugo. */
  readonly peers: readonly string[];
  /** The start of the name of our row. */
  readonly ours: string;
}

const heads = ['What', 'Astro', 'Next.js', 'React Router', 'Eleventy', 'Hugo', 'This site'];

/** Measured on 20 November 2026 on 2 cores of an AMD EPYC, Node 24.21.0, Chromium 156. */
const comparisons: readonly Comparison[] = [
  {
    what: 'Cold build, 58 towns, s',
    peers: ['2.04', '8.15', '1.90', '0.63', '0.09'],
    ours: 'build with nothing kept',
  },
  {
    what: 'Rebuild after a population changed, 58 towns, s',
    peers: ['1.82', '4.92', '2.48', '0.63', '0.10'],
    ours: 'build after a change of a population',
  },
  {
    what: 'Save to the page in development, ms',
    peers: ['555', '158', '43', '646', '519'],
    ours: 'save',
  },
  {
    what: 'Start of the development server, s',
    peers: ['3.7 to 7.6', '7.4', '2.5', '1.6', '0.45'],
    ours: 'start of the development server',
  },
  {
    what: 'Town page (here: the heaviest page): HTML, CSS and JS, brotli, KB',
    peers: ['3.0', '125', '104', '3.0', '3.1'],
    ours: 'HTML, styles and script of a first visit',
  },
  {
    what: 'Lighthouse, town (here: the worst page), score',
    peers: ['100', '98', '97', '100', '100'],
    ours: 'Lighthouse, performance',
  },
  {
    what: 'The same, largest paint, ms',
    peers: ['1,357', '2,280', '2,278', '1,503', '1,367'],
    ours: 'Lighthouse, largest paint',
  },
  {
    what: 'Click to the new heading, loopback, ms',
    peers: ['38', '25', '44', '38', '38'],
    ours: 'click to the new heading on loopback',
  },
  {
    what: 'The same on a slow network, ms',
    peers: ['210', '191', '227', '214', '210'],
    ours: 'click to the new heading on a slow phone',
  },
];

/** The table of comparisons, with our own rows from the last bench. */
export function besidePeers(rows: readonly Row[]): string {
  const lines = comparisons.map(({ what, peers, ours }) => {
    const own = rows.find(({ name }) => name.startsWith(ours));
    return [what, ...peers, own ? `${figure(own.value)} ${own.unit}` : 'not measured'];
  });
  const all = [heads, heads.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
