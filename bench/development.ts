import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { startDevelopment } from '../web/e2e/development-server.ts';
import { copyProject } from '../web/e2e/project-copy.ts';
import { publishedRecord } from './published-record.ts';
import { median, type Row } from './row.ts';

const rounds = 5;
/** Between two saves of an editor: the advice on the last one has been found. */
const rest = 1000;

/** A value that a page shows: the line that has it, and its text at the nth change. */
interface EditedValue {
  readonly name: string;
  readonly noun: 'page' | 'town';
  readonly line: RegExp;
  readonly write: (own: string, nth: number) => { readonly value: string; readonly text: string };
}

const values: readonly EditedValue[] = [
  {
    name: 'a sentence',
    noun: 'page',
    line: /^title: (.*)$/m,
    write: (_, nth) => ({ value: `Title ${nth}`, text: `Title ${nth}` }),
  },
  {
    name: 'a population, which is on many pages',
    noun: 'town',
    line: /^population: (\d+)$/m,
    write: (own, nth) => {
      const value = Number(own) + nth + 1;
      return { value: String(value), text: value.toLocaleString('en-US') };
    },
  },
];

/** The time the development server takes to start, and the time from a save to the open page. */
export async function benchDevelopment(): Promise<readonly Row[]> {
  const { folder, remove } = await copyProject('content');
  symlinkSync(resolve('encoded'), join(folder, 'encoded'));
  const first = await startDevelopment(folder);
  await fetch(first.url);
  await first.stop();
  const began = performance.now();
  const server = await startDevelopment(folder);
  const started = performance.now() - began;
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const rows: Row[] = [
    { name: 'start of the development server', value: started / 1000, unit: 's' },
  ];
  for (const value of values) {
    const { path, file } = publishedRecord(value.noun);
    await page.goto(server.url + path);
    const times = await timesOf(value, join(folder, file), page);
    const name = `save of ${value.name} to the open page`;
    rows.push({
      name,
      value: median(times),
      unit: 'ms',
      budget: { who: 'an editor', atMost: 100 },
    });
  }
  await browser.close();
  await server.stop();
  await remove();
  return rows;
}

/** The times from each save to the page that shows it; the first is not counted. */
async function timesOf({ line, write }: EditedValue, path: string, page: Page) {
  const text = readFileSync(path, 'utf8');
  const [written = '', own = ''] = line.exec(text) ?? [];
  const times: number[] = [];
  for (let nth = 0; nth <= rounds; nth += 1) {
    const next = write(own, nth);
    await wait(rest);
    const isShown = page.waitForFunction(
      (words) => `${document.title} ${document.body.textContent}`.includes(words),
      next.text,
      { polling: 'raf' },
    );
    const began = performance.now();
    writeFileSync(path, text.replace(written, written.replace(own, next.value)));
    await isShown;
    times.push(performance.now() - began);
  }
  return times.slice(1);
}
