import { townPath } from '../../web/e2e/content/addresses.ts';
import { sampleTowns } from '../../web/e2e/content/samples.ts';
import type { Row } from '../row.ts';
import { figure } from '../table.ts';

/** A figure for each peer, and the row of ours to compare. */
interface Comparison {
  readonly what: string;
  /** Astro, Next.js, React Router, Eleventy, Hugo. */
  readonly peers: readonly string[];
  /** The start of the row's name. */
  readonly ours: Pick<Row, 'name' | 'towns'>;
}

const heads = ['What', 'Astro', 'Next.js', 'React Router', 'Eleventy', 'Hugo', 'This site'];
const town = sampleTowns.slice(0, 1).map(townPath).join();

/** Measured on 20 November 2026 on 2 cores of an AMD EPYC, Node 24.21.0, Chromium 156. */
const comparisons: readonly Comparison[] = [
  {
    what: 'Cold build, 58 towns, s',
    peers: ['2.04', '8.15', '1.90', '0.63', '0.09'],
    ours: { name: 'build with nothing kept' },
  },
  {
    what: 'Cold build, 5,800 towns, s',
    peers: ['8.5', '104', '27', '5.1', '3.9 to 9.8'],
    ours: { name: 'build with nothing kept', towns: 5_800 },
  },
  {
    what: 'Rebuild after a population changed, 58 towns, s',
    peers: ['1.82', '4.92', '2.48', '0.63', '0.10'],
    ours: { name: 'build after a change of a population' },
  },
  {
    what: 'Rebuild after one change, 5,800 towns, s',
    peers: ['11.8', '187', '30', '5.2', '1.9'],
    ours: { name: 'build after a change of', towns: 5_800 },
  },
  {
    what: 'Save to the page in development, ms',
    peers: ['555', '158', '43', '646', '519'],
    ours: { name: 'save' },
  },
  {
    what: 'Start of the development server, s',
    peers: ['3.7 to 7.6', '7.4', '2.5', '1.6', '0.45'],
    ours: { name: 'development server' },
  },
  {
    what: 'Town page: HTML, CSS and JS, brotli, KB',
    peers: ['3.0', '125', '104', '3.0', '3.1'],
    ours: { name: `${town} and` },
  },
  {
    what: 'Inventory page: HTML, CSS and JS, brotli, KB',
    peers: ['65.7', '125', '106', '3.4', '3.4'],
    ours: { name: '/inventory: with all' },
  },
  {
    what: 'Lighthouse mobile, town, score',
    peers: ['100', '98', '97', '100', '100'],
    ours: { name: `${town}, performance` },
  },
  {
    what: 'Lighthouse, town, largest paint, ms',
    peers: ['1,357', '2,280', '2,278', '1,503', '1,367'],
    ours: { name: `${town}, largest paint` },
  },
  {
    what: 'Lighthouse, inventory, score',
    peers: ['100', '100', '99', '100', '100'],
    ours: { name: '/inventory, performance' },
  },
  {
    what: 'Lighthouse, inventory, largest paint, ms',
    peers: ['1,578', '1,591', '1,776', '1,085', '1,006'],
    ours: { name: '/inventory, largest paint' },
  },
  {
    what: 'Click to the new heading, loopback, ms',
    peers: ['38', '25', '44', '38', '38'],
    ours: { name: 'click to heading on loopback' },
  },
  {
    what: 'The same on a slow network, ms',
    peers: ['210', '191', '227', '214', '210'],
    ours: { name: 'click to heading on a slow phone' },
  },
];

/** The table of comparisons, with our own rows from the last bench. */
export function besidePeers(rows: readonly Row[]): string {
  const lines = comparisons.map(({ what, peers, ours }) => {
    const own = rows.find(({ name, towns }) => name.startsWith(ours.name) && towns === ours.towns);
    return [what, ...peers, own ? `${figure(own.value)} ${own.unit}` : 'not measured'];
  });
  const all = [heads, heads.map(() => '---'), ...lines];
  return all.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
