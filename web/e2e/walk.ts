import type { Locator, Page } from 'playwright-core';
import { sectionOf } from './content/records.ts';
import { hydrated, phone } from './journey.ts';
import { addressOf, scrolled, scrollTo, untilSaved } from './shown-page.ts';
import { change, heldBy, press, sendButtons, unfold } from './tool-controls.ts';

/** A history entry as the walk expects it; `scroll` is its position when it was last left. */
interface Entry {
  readonly address: string;
  readonly scroll: number;
}

/** A visitor who wanders around, with the expected history. */
export interface Walker {
  readonly page: Page;
  /** A number from 0 up to, but not including, 1. */
  readonly random: () => number;
  readonly entries: Entry[];
  index: number;
}

/** What a step did, and where the page stands afterwards if that is certain. */
export interface Done {
  readonly what: string;
  readonly scroll?: number | 'as on a fresh visit' | undefined;
}

/** One kind of step; undefined if it is not possible. */
type Step = (walker: Walker) => Promise<Done | undefined>;

function pick<Value>({ random }: Walker, values: readonly Value[]): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

/** Records the scroll position before the current entry is left. */
async function leave({ page, entries, index }: Walker, stands = scrolled(page)): Promise<void> {
  const { address = '' } = entries[index] ?? {};
  entries[index] = { address, scroll: await stands };
}

/** Scrolls as a hand does: of a document loaded by Back or a reload, Chromium saves no place that only scripts went to. */
async function turnWheel(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.mouse.wheel(0, -1);
}

/** Clicks, which may leave the entry, and may scroll the page before. */
async function click(walker: Walker, target: Locator): Promise<void> {
  const { page } = walker;
  await target.scrollIntoViewIfNeeded();
  await turnWheel(page);
  await page.evaluate(() => {
    sessionStorage.clickedAt = '';
    const note = () => {
      sessionStorage.clickedAt = Math.round(scrollY);
    };
    addEventListener('click', note, { capture: true, once: true });
  });
  // A card's link lies over it, and below its box to compare, wherever that is.
  const isCard = await target.evaluate((link) => link.matches('.card-link'));
  await target.click(isCard ? { position: { x: 20, y: 20 } } : {});
  // The click may have led to another document.
  const noted = await page.waitForFunction(() => sessionStorage.clickedAt);
  await leave(walker, noted.jsonValue().then(Number));
}

/** Expects a new entry, or the current one with another address. */
function enter(walker: Walker, address: string, isReplaced: boolean): void {
  const entry = { address, scroll: 0 };
  if (isReplaced) {
    walker.entries[walker.index] = entry;
    return;
  }
  walker.index += 1;
  walker.entries.splice(walker.index, walker.entries.length, entry);
}

/** The visible links that stay on the site, each with the text of its address and its target. */
function linksIn(page: Page, part: string): Promise<readonly { own: string; href: string }[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].flatMap((link) => {
      // SVG links have no such properties.
      const own = link.getAttribute('href') ?? '';
      const to = new URL(own, location.href);
      const isHere = to.origin === location.origin && !link.getAttribute('target');
      const isPage = isHere && !/\.\w+$/.test(to.pathname);
      const { width, height } = link.getBoundingClientRect();
      const isSeen = link.checkVisibility({ visibilityProperty: true }) && width * height > 0;
      return isPage && isSeen ? [{ own, href: to.href }] : [];
    });
  }, part);
}

async function clickIn(walker: Walker, part: string): Promise<Done | undefined> {
  const { page } = walker;
  const link = pick(walker, await linksIn(page, part));
  if (!link) return undefined;
  const from = new URL(page.url());
  const to = new URL(link.href);
  // Not by index among all links: a list that hydrates in the meantime has others.
  const target = page
    .locator(part)
    .and(page.locator(`[href="${link.own}"]`))
    .filter({ visible: true })
    .first();
  await click(walker, target);
  enter(walker, to.pathname + to.search + to.hash, to.href === from.href);
  const isNew = to.pathname !== from.pathname || to.hash !== '';
  // Whoever goes on sooner stands at times at the fragment of the next entry, without scripts too.
  if (to.hash) await untilSaved(page);
  return { what: `follow ${link.href}`, scroll: isNew ? 'as on a fresh visit' : undefined };
}

const { filtersId } = sectionOf('/inventory', 'vehicle-inventory');

// A link to the filters of a phone opens them where one stands: there is no other page, and no other address.
const follow: Step = (walker) =>
  clickIn(walker, `a[href]:not([data-skip-link], [href$="#${filtersId}"])`);

const scroll: Step = async ({ page, random }) => {
  const most = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const top = Math.round(random() * most);
  await turnWheel(page);
  await scrollTo(page, top);
  return { what: `scroll to ${top}` };
};

const stepBy =
  (steps: 1 | -1): Step =>
  async (walker) => {
    const next = walker.entries[walker.index + steps];
    if (!next) return undefined;
    await leave(walker);
    await (steps < 0 ? walker.page.goBack() : walker.page.goForward());
    walker.index += steps;
    return { what: `${steps < 0 ? 'back' : 'forward'} to ${next.address}`, scroll: next.scroll };
  };

const reload: Step = async (walker) => {
  await leave(walker);
  await walker.page.reload();
  return { what: 'reload', scroll: walker.entries[walker.index]?.scroll };
};

/** The list with its filters, if it is displayed and hydrated. */
async function listOf({ page }: Walker): Promise<Locator | undefined> {
  const search = page.locator('input[name=search]');
  if ((await search.count()) === 0 || !(await search.isVisible())) return undefined;
  await hydrated(page);
  return search;
}

const words = ['ev', 'max', 'nomad', 'no such vehicle', 'plus & more', ''];

const type: Step = async (walker) => {
  const { page } = walker;
  const search = await listOf(walker);
  if (!search) return undefined;
  const now = new URL(page.url()).searchParams.get('search') ?? '';
  // The same word again would leave nothing to wait for.
  const word =
    pick(
      walker,
      words.filter((each) => each !== now),
    ) ?? '';
  await leave(walker);
  await search.fill('');
  await search.pressSequentially(word);
  await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === word);
  enter(walker, addressOf(page), true);
  return { what: `type "${word}"` };
};

/** The key of the entry that the browser is at; its number stays the same once the browser keeps no more of them. */
const entryOf = (page: Page) => page.evaluate(() => Object(window).navigation.currentEntry.key);

/** Does what asks a tool another question, and waits for the answer's address. */
async function ask(walker: Walker, target: Locator, act: () => Promise<unknown>): Promise<void> {
  const { page } = walker;
  await target.scrollIntoViewIfNeeded();
  await turnWheel(page);
  const [address, entry] = [page.url(), await entryOf(page)];
  await leave(walker);
  await act();
  await page.waitForURL((url) => url.href !== address);
  enter(walker, addressOf(page), (await entryOf(page)) === entry);
}

/** Changes one control of a tool that answers at once, or all of one that has a button for that, and presses it. */
const choose: Step = async (walker) => {
  const { page } = walker;
  const names = Object.keys(await heldBy(page)).filter((name) => name !== 'search');
  if (names.length === 0) return undefined;
  await hydrated(page);
  const hand = page.viewportSize()?.width === phone.viewport?.width ? 'touch' : 'mouse';
  const button = sendButtons(page).first();
  // What is put on the list to compare has no address.
  const name = pick(
    walker,
    names.filter((each) => each !== 'compare'),
  );
  if (await button.isVisible()) {
    for (const each of names) await change(page, each, hand);
    await ask(walker, button, () => press(button, hand));
  } else if (name) {
    await unfold(page, `[name="${name}"]`);
    const control = page.locator(`main [name="${name}"]:visible`).first();
    if (await control.isVisible()) await ask(walker, control, () => change(page, name, hand));
    // A sheet would lie over the rest.
    await unfold(page, ':not(*)');
  } else return undefined;
  return { what: `choose ${name ?? ''} by ${hand}` };
};

const menu: Step = async (walker) => {
  const { page } = walker;
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  if (!(await button.isVisible())) return undefined;
  const dialog = page.getByRole('dialog');
  await click(walker, button);
  await dialog.waitFor();
  const way = pick(walker, ['key', 'close', 'link']);
  if (way === 'link') return clickIn(walker, 'dialog a[href]');
  if (way === 'key') await page.keyboard.press('Escape');
  else await dialog.getByRole('button').first().click();
  await dialog.waitFor({ state: 'hidden' });
  return { what: `menu, ${way}`, scroll: walker.entries[walker.index]?.scroll };
};

/** Each kind of step as often as it should occur. */
const steps: readonly Step[] = [
  ...Array<Step>(8).fill(follow),
  ...Array<Step>(4).fill(scroll),
  ...Array<Step>(5).fill(stepBy(-1)),
  ...Array<Step>(3).fill(stepBy(1)),
  ...Array<Step>(2).fill(reload),
  ...Array<Step>(3).fill(type),
  ...Array<Step>(4).fill(choose),
  ...Array<Step>(2).fill(menu),
];

/** Takes a random step that is possible where the visitor is. */
export async function takeStep(walker: Walker): Promise<Done> {
  const done = await pick(walker, steps)?.(walker);
  return done ?? takeStep(walker);
}
