// Writes the bench results into the tables of docs/performance.md, between their markers.
import { readFileSync, writeFileSync } from 'node:fs';
import { readResults } from './results.ts';
import { printTable } from './table.ts';

const document = 'docs/performance.md';
const { areas } = readResults(process.env.RESULTS ?? 'bench/results.json');

/** The text between the markers with the name of an area; one that was not measured stays as it is. */
function textOf(name: string, written: string): string {
  const area = areas[name];
  if (!area) return written;
  const place = `Measured on ${area.date.slice(0, 10)} at ${area.commit}, on ${area.machine}, load ${area.load}.`;
  return `${printTable(area.rows)}\n${place}\n`;
}

const text = readFileSync(document, 'utf8').replaceAll(
  /(<!-- measured: (\S+) -->\n\n)([\s\S]*?)(\n<!-- end -->)/g,
  (_all, begin: string, name: string, written: string, end: string) =>
    begin + textOf(name, written) + end,
);
writeFileSync(document, text);
