import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../web/e2e/browser.ts';
import { type DevelopmentServer, startDevelopment } from '../web/e2e/development-server.ts';
import { copyProject } from '../web/e2e/project-copy.ts';
import { emptyProcess } from './empty-process.ts';
import { megabytes } from './memory.ts';
import { publishedRecord } from './published-record.ts';
import { median, type Row } from './row.ts';

/** Of each value. */
const saves = 5;
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

/**
 * The time the development server takes from its start to its first page, the time from a save to the open page, and the
 * memory that it has then.
 */
export async function benchDevelopment(): Promise<readonly Row[]> {
  const { folder, remove } = await copyProject('content');
  symlinkSync(resolve('encoded'), join(folder, 'encoded'));
  try {
    const first = await startRow('first start of the development server on a fresh clone', folder);
    await first.server.stop();
    const next = await startRow('its next start', folder);
    const rows = [first.row, next.row, ...(await saveRows(folder, next.server))];
    await next.server.stop();
    return rows;
  } finally {
    await remove();
  }
}

async function startRow(name: string, folder: string) {
  const began = performance.now();
  const server = await startDevelopment(folder);
  await (await fetch(server.url)).text();
  const value = (performance.now() - began) / 1000;
  const budget = { who: 'an editor', atMost: 400, of: 'ratio' } as const;
  const row: Row = {
    name: `${name}, to a page`,
    value,
    unit: 's',
    baseline: emptyProcess('s'),
    budget,
  };
  return { server, row };
}

async function saveRows(folder: string, { url, pid }: DevelopmentServer): Promise<Row[]> {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    const page = await browser.newPage();
    for (const value of values) {
      const { path, file } = publishedRecord(value.noun);
      await page.goto(url + path);
      const times = await timesOf(value, join(folder, file), page);
      const budget = { who: 'an editor', atMost: 1.5, of: 'ratio' } as const;
      const name = `save of ${value.name} to the open page`;
      rows.push({ name, value: median(times), unit: 'ms', baseline: emptyProcess(), budget });
    }
  } finally {
    await browser.close();
  }
  const name = `memory of the development server after ${values.length * saves} saves`;
  const budget = { who: 'an editor', atMost: 400 };
  return [...rows, { name, value: megabytes(pid), unit: 'MB', budget }];
}

/** The times from each save to the page that shows it; the first is not counted. */
async function timesOf({ line, write }: EditedValue, path: string, page: Page) {
  const text = readFileSync(path, 'utf8');
  const [written = '', own = ''] = line.exec(text) ?? [];
  const times: number[] = [];
  for (let nth = 0; nth < saves; nth += 1) {
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
