// Measures how fast and how small the site is: `node bench/main.ts [AREA…]`, by default all areas.
// RESULTS is the file that stores the rows.
// Machines are noisy: read ratios before figures.
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchContent } from './content.ts';
import { benchDevelopment } from './development.ts';
import { benchDocuments } from './documents.ts';
import { benchFirstTap } from './first-tap.ts';
import { benchMemory } from './memory.ts';
import { benchNavigation } from './navigation.ts';
import { keepRows } from './results.ts';
import type { Bench } from './row.ts';
import { benchServing } from './serving.ts';
import { printTable } from './table.ts';

const areas: Readonly<Record<string, Bench>> = {
  content: benchContent,
  build: benchBuild,
  development: benchDevelopment,
  bytes: benchBytes,
  serving: benchServing,
  memory: benchMemory,
  'first-tap': benchFirstTap,
  navigation: benchNavigation,
  documents: benchDocuments,
};

const { RESULTS = 'bench/results.json' } = process.env;
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : Object.keys(areas);

const rows = [];
for (const area of wanted) {
  const bench = areas[area];
  if (!bench)
    throw new Error(`There is no area ${area}; there are ${Object.keys(areas).join(', ')}.`);
  process.stderr.write(`Measuring ${area}…\n`);
  try {
    const measured = await bench();
    keepRows(RESULTS, area, measured);
    rows.push(...measured);
  } catch (fault) {
    // The other areas are worth knowing anyway.
    console.error(fault);
    process.exitCode = 1;
  }
}
process.stdout.write(printTable(rows));
process.exit();
