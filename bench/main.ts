// Measures how fast and how small the site is: `node bench/main.ts [AREA…]`, by default all areas but lighthouse.
// RESULTS is the file that stores the rows.
// Machines are noisy: read ratios before figures.
import { benchBrowsing } from './browsing.ts';
import { benchBuild } from './build.ts';
import { benchBytes } from './bytes.ts';
import { benchContent } from './content.ts';
import { benchDevelopment } from './development.ts';
import { benchFirstTap } from './first-tap.ts';
import { benchFrames } from './frames.ts';
import { benchGrowth } from './growth.ts';
import { benchLanguage } from './language.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMemory } from './memory.ts';
import { benchNavigation } from './navigation.ts';
import { keepRows } from './results.ts';
import type { Bench } from './row.ts';
import { benchServing } from './serving.ts';
import { benchStarting } from './starting.ts';
import { printTable } from './table.ts';

const areas: Readonly<Record<string, Bench>> = {
  content: benchContent,
  growth: benchGrowth,
  build: benchBuild,
  development: benchDevelopment,
  language: benchLanguage,
  bytes: benchBytes,
  serving: benchServing,
  starting: benchStarting,
  memory: benchMemory,
  browsing: benchBrowsing,
  frames: benchFrames,
  'first-tap': benchFirstTap,
  navigation: benchNavigation,
  lighthouse: benchLighthouse,
};

/** Needs an installation and takes a quarter of an hour, so it runs only when named. */
const apart = 'lighthouse';

const { RESULTS = 'bench/results.json' } = process.env;
const named = process.argv.slice(2);
const wanted = named.length > 0 ? named : Object.keys(areas).filter((area) => area !== apart);

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
