// What Lighthouse reports for one page of each type on its simulated phone; `make bench-lighthouse` installs it first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../generated/routes.ts';
import { browserFlags } from '../web/e2e/browser.ts';
import { pageTypes } from '../web/e2e/content/samples.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { largest } from './largest.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'lighthouse/node_modules/.bin/lighthouse');
const rounds = 3;

/** The part of a report that is read here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** A page, and what was reported of it. */
interface Measured {
  readonly path: string;
  readonly reports: readonly Report[];
}

const indexed = new Set(routes.flatMap(({ path, indexed }) => (indexed ? [path] : [])));

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Per page of each type, the four scores, largest paint and layout shift, medians of three runs: the worst of each. */
export async function benchLighthouse(): Promise<readonly Row[]> {
  if (!existsSync(program))
    throw new Error('Lighthouse is not installed: run make bench-lighthouse.');
  const site = await startSite();
  const measured: Measured[] = [];
  for (const path of new Set(pageTypes)) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await report(site.url + path));
    measured.push({ path, reports });
  }
  await site.stop();
  return [
    ...categories.map((category) => lowestScore(category, measured)),
    largest('Lighthouse, largest paint', valuesOf('largest-contentful-paint', measured), {
      unit: 'ms',
      budget: { who: 'a visitor', atMost: 1800 },
    }),
    largest('Lighthouse, layout shift', valuesOf('cumulative-layout-shift', measured), {
      unit: '',
      budget: { who: 'a visitor', atMost: 0.01 },
    }),
  ];
}

/** Sometimes Lighthouse records nothing, and asks to be run again. */
async function report(url: string, tries = 3): Promise<Report> {
  return await reportOnce(url).catch((fault) => {
    if (tries === 1) throw fault;
    return report(url, tries - 1);
  });
}

async function reportOnce(url: string): Promise<Report> {
  const chrome = `--chrome-flags=--headless=new ${browserFlags.join(' ')}`;
  const args = [url, '--output=json', '--quiet', chrome, '--ignore-status-code'];
  const env = { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' };
  const { stdout } = await run(program, args, { env, maxBuffer: 100_000_000 });
  return JSON.parse(stdout);
}

function lowestScore(category: string, measured: readonly Measured[]): Row {
  // A page that opts out of indexing would lose points for it.
  const judged = measured.filter(({ path }) => category !== 'seo' || indexed.has(path));
  const scores = judged.map(({ path, reports }) => ({
    path,
    value: median(reports.map(({ categories }) => 100 * (categories[category]?.score ?? 0))),
  }));
  const [lowest] = scores.toSorted((one, other) => one.value - other.value);
  return {
    name: `Lighthouse, ${category}, lowest of ${scores.length} pages: ${lowest?.path}`,
    value: lowest?.value ?? Number.NaN,
    unit: 'of 100',
    budget: { who: 'a visitor', atLeast: category === 'accessibility' ? 100 : 98 },
  };
}

function valuesOf(id: string, measured: readonly Measured[]) {
  return measured.map(({ path, reports }) => ({
    path,
    value: median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)),
  }));
}
