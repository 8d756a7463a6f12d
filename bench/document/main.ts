// Writes the bench results into docs/performance.md: tables between their markers, and pictures beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import { readResults } from '../results.ts';
import { printTable } from '../table.ts';
import { barChart } from './bar-chart.ts';
import { lineChart } from './line-chart.ts';
import { besidePeers } from './peers.ts';

const document = 'docs/performance.md';
const { areas } = readResults(process.env.RESULTS ?? 'bench/results.json');
const rowsOf = (area: string) => areas[area]?.rows ?? [];
const all = Object.values(areas).flatMap(({ rows }) => rows);

/** The text between the markers with a name. */
function textOf(name: string): string {
  if (name === 'peers') return besidePeers(all);
  const area = areas[name];
  if (!area) return 'Not measured yet.\n';
  const place = `Measured on ${area.date.slice(0, 10)} at ${area.commit}, on ${area.machine}, load ${area.load}.`;
  return `${printTable(area.rows)}\n${place}\n`;
}

const written = readFileSync(document, 'utf8').replaceAll(
  /(<!-- measured: (\S+) -->\n)[\s\S]*?(<!-- end -->)/g,
  (_all, begin: string, name: string, end: string) => `${begin}\n${textOf(name)}\n${end}`,
);
writeFileSync(document, written);

const growth = rowsOf('growth').filter(({ towns }) => towns !== undefined);
const bytes = rowsOf('bytes').filter(({ name }) => name.endsWith(': with all'));
const pictures = {
  'time-by-towns': lineChart(
    'Time of the compiler',
    growth.filter(({ unit }) => unit === 's'),
  ),
  'memory-by-towns': lineChart(
    'Memory of the compiler',
    growth.filter(({ unit }) => unit === 'MB'),
  ),
  'bytes-by-type': barChart(
    'First visit by type of page',
    bytes.map((row) => ({ ...row, name: row.name.replace(': with all', '') })),
  ),
};
for (const [name, drawing] of Object.entries(pictures)) {
  writeFileSync(`docs/performance/${name}.svg`, drawing);
}
