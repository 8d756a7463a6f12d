// What Lighthouse reports for one page of each type on its simulated phone; `make bench-lighthouse` installs it first.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '../generated/routes.ts';
import { browserFlags } from '../web/e2e/browser.ts';
import { pageTypes } from '../web/e2e/content/samples.ts';
import { startSite } from '../web/e2e/running-site.ts';
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

interface Timing {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
}

const paint: Timing = { id: 'largest-contentful-paint', name: 'largest paint', unit: 'ms' };

const indexed = new Set(routes.flatMap(({ path, indexed }) => (indexed ? [path] : [])));

const timings = [
  { id: 'total-blocking-time', name: 'blocked', unit: 'ms', atMost: 20 },
  { id: 'cumulative-layout-shift', name: 'layout shift', unit: '', atMost: 0 },
];

/** The four scores, largest paint, blocking time and layout shift of each page: the median of three runs. */
export async function benchLighthouse(): Promise<readonly Row[]> {
  if (!existsSync(program))
    throw new Error('Lighthouse is not installed: run make bench-lighthouse.');
  const site = await startSite();
  const rows: Row[] = [];
  for (const path of new Set(pageTypes)) {
    const reports: Report[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await report(site.url + path));
    rows.push(
      ...scoresOf(path, reports),
      await paintOf(path, reports, site.url),
      ...timingsOf(path, reports),
    );
  }
  await site.stop();
  return rows;
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

function scoresOf(path: string, reports: readonly Report[]): Row[] {
  // A page that opts out of indexing would lose points for it.
  const more = indexed.has(path) ? ['seo'] : [];
  return ['performance', 'accessibility', 'best-practices', ...more].map((category) => ({
    name: `${path}, ${category}`,
    value: median(reports.map(({ categories }) => 100 * (categories[category]?.score ?? 0))),
    unit: 'of 100',
    budget: { atLeast: 100 },
  }));
}

/** The largest paint; a page that preloads a picture gets a higher limit. */
async function paintOf(path: string, reports: readonly Report[], site: string): Promise<Row> {
  const html = await (await fetch(site + path)).text();
  const atMost = html.includes('as="image"') ? 1_300 : 1_000;
  return { ...timingOf(path, reports, paint), budget: { atMost } };
}

function timingsOf(path: string, reports: readonly Report[]): Row[] {
  return timings.map((timing) => ({
    ...timingOf(path, reports, timing),
    budget: { atMost: timing.atMost },
  }));
}

function timingOf(path: string, reports: readonly Report[], { id, name, unit }: Timing): Row {
  const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return { name: `${path}, ${name}`, value, unit };
}
