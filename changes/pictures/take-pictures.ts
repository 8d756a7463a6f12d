import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { ChangedPage, ChangedText, Changes } from '../changes.ts';

/** A page before and after, each a JPEG; one is missing if the page is new or gone. */
export interface PicturePair {
  readonly kind: string;
  readonly path: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
}

/** The folders of the built sites. */
interface Served {
  readonly before: string;
  readonly after: string;
}

const origin = 'http://report.invalid';

/** Takes pictures of one page of each changed kind; undefined if CHROMIUM names no browser. */
export async function takePictures(
  { pages }: Changes,
  { before, after }: Served,
): Promise<readonly PicturePair[] | undefined> {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) return undefined;
  const chosen = choosePages(pages);
  if (chosen.length === 0) return [];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const [old, now] = [await openSite(browser, before), await openSite(browser, after)];
    const pairs: PicturePair[] = [];
    for (const each of chosen) pairs.push(await pairOf(each, old, now));
    return pairs;
  } finally {
    await browser.close();
  }
}

async function pairOf({ page, text }: ChosenPage, old: BrowserContext, now: BrowserContext) {
  const { kind, path, from = path, state } = page;
  const before = state === 'added' ? undefined : await shoot(old, from, text?.before, text?.label);
  const after = state === 'removed' ? undefined : await shoot(now, path, text?.after, text?.label);
  return { kind, path, ...(before && { before }), ...(after && { after }) };
}

/** Answers requests from a folder, so that no server has to run and nothing else is reached. */
async function openSite(browser: Browser, served: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await context.route('**/*', (route) => {
    const { origin: own, pathname } = new URL(route.request().url());
    const path = decodeURIComponent(pathname);
    const file = join(served, extname(path) === '' ? join(path, 'index.html') : path);
    return own === origin && existsSync(file) ? route.fulfill({ path: file }) : route.abort();
  });
  return context;
}

async function shoot(context: BrowserContext, path: string, text?: string, heading = '') {
  const page: Page = await context.newPage();
  await page.goto(origin + encodeURI(path), { waitUntil: 'load' });
  if (text !== undefined) await page.evaluate(markText, { text, heading });
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ type: 'jpeg', quality: 70 });
  await page.close();
  return picture;
}

/**
 * Runs in the browser: frames the element with a sentence, expands whatever it is folded into, and scrolls it to the
 * middle of the window. If the sentence occurs more than once, the one under the heading wins.
 */
function markText({ text, heading }: { text: string; heading: string }): void {
  const plain = (words: string) => words.replaceAll(/[\s\u200b]/g, '');
  const isUnderHeading = (element: Element | null): boolean => {
    const own = element?.querySelector('h1, h2, h3, h4, h5, h6');
    if (own) return plain(own.textContent) === plain(heading);
    return element ? isUnderHeading(element.parentElement) : false;
  };
  const wanted = plain(text);
  const says = (element: Element) => plain(element.textContent).includes(wanted);
  const isShown = (element: Element) => element.getClientRects().length > 0;
  for (const fold of document.querySelectorAll('main details')) {
    if (says(fold)) fold.setAttribute('open', '');
  }
  const saying = [...document.body.querySelectorAll<HTMLElement>('*')].filter(says);
  const closest = saying.filter((element) => ![...element.children].some(says)).filter(isShown);
  const found =
    closest.find(isUnderHeading) ??
    closest.find((element) => element.closest('main')) ??
    closest[0];
  if (!found) return;
  found.style.outline = '3px solid #d0342c';
  found.style.outlineOffset = '4px';
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** A page that stands for all of its kind, and the sentence to show from it. */
interface ChosenPage {
  readonly page: ChangedPage;
  readonly text?: ChangedText;
}

/** One page for each kind of page and kind of change: the one with the most changed sentences. What tells most is first. */
export function choosePages(pages: readonly ChangedPage[]): ChosenPage[] {
  const groups = Map.groupBy(pages.filter(isSeen), ({ kind, state }) => `${state} ${kind}`);
  const chosen = [...groups.values()].flatMap((group): ChosenPage[] => {
    const [page] = group.toSorted((one, other) => visible(other).length - visible(one).length);
    if (!page) return [];
    // A sentence that is on both pictures shows what changed; one that is gone leaves nothing to look at.
    const [first, ...others] = visible(page);
    const isOnBoth = ({ before, after }: ChangedText) =>
      before !== undefined && after !== undefined;
    const text = [first, ...others].find((each) => each && isOnBoth(each)) ?? first;
    return [text ? { page, text } : { page }];
  });
  return chosen.toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** New pages come first, then what says most that is new. */
function weightOf({ page }: ChosenPage): number {
  return page.state === 'added' ? Number.MAX_SAFE_INTEGER : visible(page).length;
}

function visible({ texts }: ChangedPage): ChangedText[] {
  return texts.filter(({ role }) => role === 'text');
}

/** Whether a change shows: new file names or data for programs leave a page looking the same. */
function isSeen({ state, texts, differences }: ChangedPage): boolean {
  const looks = differences.some((each) => each === 'pictures' || each === 'order');
  return state !== 'changed' || looks || texts.some(({ role }) => role === 'text');
}
