// From a click on a link of a plain page to the first frame of the next, which is a document of its own: as a browser of
// a visitor does it, beside the same pages as plain HTML.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { townPath } from '../web/e2e/content/addresses.ts';
import { towns } from '../web/e2e/content/records.ts';
import { startSite } from '../web/e2e/running-site.ts';
import { servePlainPages } from './plain-page.ts';
import { median, type Row } from './row.ts';
import { openTab, type Send, type Tab } from './tab.ts';

const rounds = 7;
/** How long a visitor points at a link before the click, in milliseconds. */
const pointed = 1000;

/** How long a click from one town's page to another's takes, with the CPU slowed 4 times. */
export async function benchDocuments(): Promise<readonly Row[]> {
  const [from, to] = townAndNeighbor();
  const [site, plain] = await Promise.all([startSite(), servePlainPages([from, to])]);
  try {
    const times: Record<'ours' | 'at once' | 'plain', number[]> = {
      ours: [],
      'at once': [],
      plain: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      times.ours.push(await clickTime(site.url, from, to, pointed));
      times['at once'].push(await clickTime(site.url, from, to, 0));
      times.plain.push(await clickTime(plain.url, from, to, pointed));
    }
    const baseline = { name: 'the same page as plain HTML', value: median(times.plain) };
    const budget = { who: 'a visitor', atMost: 1, of: 'ratio' } as const;
    const name = 'click from town to town on a slow phone';
    return [
      {
        name: `${name}, pointed at for a second`,
        value: median(times.ours),
        unit: 'ms',
        baseline,
        budget,
      },
      { name: `${name}, at once`, value: median(times['at once']), unit: 'ms', baseline },
    ];
  } finally {
    plain.stop();
    await site.stop();
  }
}

/** A town, and another that its page leads to. */
function townAndNeighbor(): readonly [string, string] {
  const paths: readonly string[] = towns.map(townPath);
  for (const from of paths) {
    const links = parse(readFileSync(`dist${from}/index.html`, 'utf8')).querySelectorAll('main a');
    const to = links
      .map((link) => link.getAttribute('href') ?? '')
      .find((path) => paths.includes(path));
    if (to && to !== from) return [from, to];
  }
  throw new Error('No page of a town leads to another town.');
}

async function clickTime(url: string, from: string, to: string, before: number): Promise<number> {
  const tab = await openTab((send, page) =>
    send('Emulation.setCPUThrottlingRate', { rate: 4 }, page),
  );
  try {
    await wait(300);
    const [page = ''] = tab.pages;
    await tab.send('Page.navigate', { url: url + from }, page);
    await wait(4000);
    const place = Object(await placeOf(tab.send, page, to));
    const press = (type: string) =>
      tab.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 }, page);
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, page);
    await wait(before);
    await press('mousePressed');
    const clicked = Date.now();
    await press('mouseReleased');
    return (await frameOf(tab, to)) - clicked;
  } finally {
    await tab.close();
  }
}

async function evaluate(send: Send, page: string, expression: string) {
  const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page);
  return result?.value;
}

/** Where the first visible link to a page is, scrolled into view. */
function placeOf(send: Send, page: string, to: string) {
  return evaluate(
    send,
    page,
    `(() => {
      const link = [...document.querySelectorAll('a[href="${to}"]')].find((each) => each.checkVisibility());
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`,
  );
}

/** When the first frame of a page was shown, in milliseconds of the clock. */
async function frameOf({ send, pages }: Tab, path: string): Promise<number> {
  const moment = `(() => {
    const [frame] = performance.getEntriesByName('first-contentful-paint');
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    const isShown = location.pathname === '${path}' && !document.prerendering && frame;
    return isShown ? performance.timeOrigin + Math.max(frame.startTime, activationStart) : 0;
  })()`;
  for (let tries = 0; tries < 100; tries += 1) {
    for (const page of pages) {
      const time = await evaluate(send, page, moment).catch(() => 0);
      if (time) return Number(time);
    }
    await wait(100);
  }
  throw new Error(`${path} was not shown.`);
}
