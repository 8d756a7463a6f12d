// Measures how fast and how small the site is: `node bench/main.ts [AREA…]`, by default all areas but lighthouse.
// TOWNS sets the sizes of generated content, RESULTS the file that stores the rows.
// Machines are noisy: read ratios before figures.
import { benchBrowsing } from './browsing.ts';
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchContent } from './content.ts';
import { benchDevelopment } from './development.ts';
import { benchGrowth } from './growth.ts';
import { benchLeads } from './leads.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { keepRows } from './results.ts';
import type { Bench, Options } from './row.ts';
import { benchServing } from './serving.ts';
import { benchStarting } from './starting.ts';
import { printTable } from './table.ts';

const areas: Readonly<Record<string, Bench>> = {
  content: benchContent,
  growth: benchGrowth,
  build: benchBuild,
  development: benchDevelopment,
  bytes: benchBytes,
  serving: benchServing,
  starting: benchStarting,
  leads: benchLeads,
  browsing: benchBrowsing,
  navigation: benchNavigation,
  lighthouse: benchLighthouse,
};

/** Needs an installation and takes a quarter of an hour, so it runs only when named. */
const apart = 'lighthouse';

const { TOWNS = '58,580,5800,20000', RESULTS = 'bench/results.json' } = process.env;
const options: Options = { towns: TOWNS.split(',').map(Number) };
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : Object.keys(areas).filter((area) => area !== apart);

const rows = [];
for (const area of wanted) {
  const bench = areas[area];
  if (!bench)
    throw new Error(`There is no area ${area}; there are ${Object.keys(areas).join(', ')}.`);
  process.stderr.write(`Measuring ${area}…\n`);
  try {
    const measured = await bench(options);
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
