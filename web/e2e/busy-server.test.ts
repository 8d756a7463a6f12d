// A server that may render no more pages for now: everybody still gets the page of each address, and its answer.
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, ask } from '../../server/testing/client.ts';
import { vehicles } from './content/records.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';
import { startSite } from './running-site.ts';

const journey = startJourney();

async function startLimited(): Promise<string> {
  const site = await startSite({ RATE_LIMIT: 'on' });
  onTestFinished(() => site.stop());
  return site.url;
}

/** Asks again if this process was too busy to send its question within the server's time. */
async function askInTime(url: string, path: string): Promise<Answer> {
  const answer = await ask(url, path);
  return answer.status === 408 ? askInTime(url, path) : answer;
}

/** Requests each address that a task adds, over that many connections. */
async function crawl(
  start: readonly string[],
  connections: number,
  visit: (path: string) => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  const seen = new Set(start);
  const waiting = [...start];
  const running = new Set<Promise<void>>();
  const next = async (path: string) => {
    for (const found of await visit(path)) {
      if (!seen.has(found)) waiting.push(found);
      seen.add(found);
    }
  };
  while (waiting.length + running.size > 0) {
    while (waiting.length > 0 && running.size < connections) {
      const task: Promise<void> = next(waiting.pop() ?? '/').finally(() => running.delete(task));
      running.add(task);
    }
    await Promise.race(running);
  }
  return seen;
}

/** The links of a document within the site, without fragments. */
function linksIn(html: string, from: string): readonly string[] {
  const base = new URL(from, 'http://site.example');
  return parse(html)
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', base))
    .filter(({ origin }) => origin === base.origin)
    .map(({ pathname, search }) => pathname + search);
}

test('a link checker with a hundred connections finds every link of the site', async () => {
  const url = await startLimited();
  const bad: string[] = [];
  const seen = await crawl(['/'], 100, async (path) => {
    const { status, text, headers } = await askInTime(url, path);
    if (status >= 400) bad.push(`${status} ${path}`);
    return `${headers['content-type']}`.startsWith('text/html') ? linksIn(text, path) : [];
  });
  expect(bad).toEqual([]);
  expect([...seen].filter((path) => path.includes('?')).length).toBeGreaterThan(100);
});

test('while twelve connections make queries up, every page with a query is there', async () => {
  const url = await startLimited();
  const flood = new AbortController();
  const pour = async (_: unknown, connection: number) => {
    const statuses = new Map<number, number>();
    for (let count = 0; !flood.signal.aborted; count += 1) {
      const { status } = await ask(url, `/inventory?search=x${connection}y${count}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return statuses;
  };
  const poured = Array.from({ length: 12 }, pour);
  const asked = vehicles
    .slice(0, 10)
    .flatMap(({ id, price }) => [
      `/financing?vehicle=${id}`,
      `/financing?price=${price.money}`,
      `/compare?compare=${id}`,
      `/where-to-drive?vehicle=${id}`,
      `/contact?about=${id}`,
      `/inventory?search=${id}&sort=name`,
    ]);
  const statuses = new Set<number>();
  for (const path of asked) statuses.add((await ask(url, path)).status);
  flood.abort();
  const others = (await Promise.all(poured)).flatMap((each) => [...each.keys()]);
  expect([...statuses, ...new Set(others)]).toEqual([200, 200]);
});

/** Has a page with a query answered as a busy server does: with the page as it is without one. */
async function openBusy(path: string, options = {}): Promise<Page> {
  const page = await journey.window(options);
  const plain = await fetch(journey.site().url + path.replace(/\?.*/, ''));
  const body = await plain.text();
  await page.route(/\?/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          body,
          headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
        })
      : route.continue(),
  );
  await page.goto(journey.site().url + path);
  return page;
}

const [cart] = vehicles;
const id = cart?.id ?? '';

test.for([
  '/inventory?search=zzzz',
  `/inventory?search=${id.split('-').at(-1)}&sort=name`,
  `/financing?vehicle=${id}`,
  `/compare?compare=${id}`,
  `/where-to-drive?vehicle=${id}`,
  '/which-cart?seats=4',
  '/eco-impact?miles=20',
])('the script answers %s as the server would have', async (path) => {
  const textOf = (page: Page) => page.locator('main').innerText();
  const usual = await journey.open(path);
  await hydrated(usual);
  const answer = await textOf(usual);
  await usual.goto(journey.site().url + path.replace(/\?.*/, ''));
  expect(await textOf(usual)).not.toBe(answer);
  const page = await openBusy(path);
  await hydrated(page);
  expect(await textOf(page)).toBe(answer);
});

test('without scripts the page is the one without a query', async () => {
  const page = await openBusy('/inventory?search=zzzz', withoutScripts);
  expect(await page.locator('#results > li').count()).toBe(vehicles.length);
});
