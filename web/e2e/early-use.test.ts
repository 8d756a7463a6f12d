// What a visitor does before the application is there counts as well, however long its code takes.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { forms } from '../../generated/forms.ts';
import { askedPages } from './asked-pages.ts';
import { sectionOf, vehicles } from './content/records.ts';
import { holdRequests } from './hold-requests.ts';
import { startJourney, takeFaults } from './journey.ts';

const journey = startJourney();

const comparison = sectionOf('/compare', 'vehicle-comparison');

/** Opens a page whose application comes only after it was used. */
async function useEarly(path: string, use: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await journey.window();
  const release = await holdRequests(page, '**/assets/start-*.js');
  await page.goto(journey.site().url + path);
  await use(page);
  release();
  await page.locator('#page[data-running]').waitFor({ state: 'attached' });
  return page;
}

/** Whoever changes a page below its application, each as it is known to do it. */
const others = ['a phone', 'a translator', 'a password manager'] as const;

/** A phone makes links of numbers, a translator wraps every text, a password manager puts an icon beside each field. */
const changeAs = (page: Page, who: readonly string[]) =>
  page.evaluate((all) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const wrap = (text: Text, from: number, to: number, name: 'a' | 'font') => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      range.surroundContents(document.createElement(name));
    };
    for (const text of texts.filter(({ parentElement }) => parentElement?.closest('#page'))) {
      const found = /\d[\d.,-]*/.exec(text.data);
      if (all.includes('a phone') && found)
        wrap(text, found.index, found.index + found[0].length, 'a');
      if (all.includes('a translator') && text.data) wrap(text, 0, text.length, 'font');
    }
    if (!all.includes('a password manager')) return;
    for (const field of document.querySelectorAll('#page input')) {
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      field.after(icon);
    }
  }, who);

test.for([
  ['the page is as it was sent', []],
  ['others have changed it', others],
] as const)(
  'the click that fetches the application is answered once, where %s',
  async ([, who]) => {
    const [one, two] = vehicles;
    const page = await useEarly(`/compare?compare=${one?.id},${two?.id}`, async (early) => {
      await changeAs(early, who);
      await early.getByRole('button', { name: `${Object(comparison.texts).keep}` }).click();
    });
    await page.waitForFunction(() => localStorage.length === 1);
    expect(await page.evaluate(() => localStorage.shortlist)).toBe(`["${one?.id}","${two?.id}"]`);
    takeFaults(page);
  },
);

/** Fills in whatever can be, as a visitor or a browser does, and goes on typing in the last text. */
async function fillAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entryFor = ({ type, max }: HTMLInputElement) =>
      ({ number: max || '3', date: '2030-05-14', search: '' })[type] ?? 'Ada';
    for (const fold of document.querySelectorAll('#page form details'))
      fold.setAttribute('open', '');
    for (const field of document.querySelectorAll<HTMLInputElement>('#page form [name]')) {
      const choice = field.querySelector<HTMLOptionElement>('option:last-child');
      if (field.type === 'hidden' || field.tabIndex < 0) continue;
      if (/checkbox|radio/.test(field.type)) field.checked = field.name !== 'compare';
      else field.value = choice?.value ?? entryFor(field);
    }
  });
  const fields = page.locator(
    '#page form :is(input, select, textarea):not([tabindex="-1"]):visible',
  );
  const texts = fields.and(page.locator('[type=text], [type=search], textarea'));
  const last = ((await texts.count()) > 0 ? texts : fields).last();
  await last.focus();
  if ((await texts.count()) === 0) return;
  for (const key of ['End', 'x', 'y', 'z', 'ArrowLeft']) await last.press(key);
}

/** What a visitor sees in the fields, and where typing would go on. */
const filledIn = (page: Page) =>
  page.evaluate(() => {
    const here = Object(document.activeElement);
    const fields = [...document.querySelectorAll<HTMLInputElement>('#page form [name]')];
    return [
      ...fields.map(({ name, type, value, checked }) =>
        /checkbox|radio/.test(type) ? `${name} ${value} ${checked}` : `${name} ${value}`,
      ),
      `focus on ${here.name} ${here.selectionStart}-${here.selectionEnd}`,
    ];
  });

// Where nobody else changes a page, what tools hold is tried by every hand in estimators.test.ts.
const formPages = new Set(forms.map(({ action }) => action));
const allPages = new Set([
  ...askedPages.flatMap(({ path, isHydrated }) => (isHydrated ? [path] : [])),
  ...formPages,
]);

test.for([
  ...[...formPages].map((path) => [path, 'nobody', []] as const),
  ...[...allPages].map((path) => [path, 'others', others] as const),
])(
  'what was filled in on %s stays, with the focus, where %s changed the page',
  async ([path, , who]) => {
    let before: string[] = [];
    const page = await useEarly(path, async (early) => {
      await changeAs(early, who);
      await fillAll(early);
      before = await filledIn(early);
    });
    await expect.poll(() => filledIn(page)).toEqual(before);
    expect(takeFaults(page).length).toBe(who.length > 0 ? 1 : 0);
    // What is a link to us is one already.
    const detection = page.locator('meta[name=format-detection]');
    expect(await detection.getAttribute('content')).toBe(
      'telephone=no, date=no, address=no, email=no',
    );
    if ((await page.locator('#page .until-scripts').count()) === 0) return;
    // What is answered at once stands in the address.
    await page.waitForURL(({ search }) => search !== '');
    await page.goto(page.url());
    expect((await filledIn(page)).slice(0, -1)).toEqual(before.slice(0, -1));
  },
);

const about = forms.find(({ action }) => action === '/contact')?.about;

test.runIf(about)('a message that was begun stays, beside what a link has filled in', async () => {
  const field = (page: Page): Locator => page.locator('main form [name=message]');
  const page = await useEarly('/contact?about=a%20vehicle', async (early) => {
    await early.locator('[name=firstName]').pressSequentially('Ada');
    await early.locator('select').first().selectOption({ index: 1 });
    await field(early).press('End');
    await field(early).pressSequentially('Is it blue?');
  });
  expect(await page.locator('[name=firstName]').inputValue()).toBe('Ada');
  expect(
    await page
      .locator('select')
      .first()
      .evaluate((each: HTMLSelectElement) => each.selectedIndex),
  ).toBe(1);
  expect(await field(page).inputValue()).toMatch(/a vehicle.*Is it blue\?$/);
});

test('a page that is rendered ahead starts its application once it is shown', async () => {
  const page = await journey.window();
  // What drives this browser keeps it from rendering ahead.
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => !Reflect.has(window, 'isShown') });
  });
  await page.goto(`${journey.site().url}/compare`);
  await page.locator('h1').hover();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('#page[data-running]').count()).toBe(0);
  await page.evaluate(() => {
    Object.assign(window, { isShown: true });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await page.locator('#page[data-running]').waitFor({ state: 'attached' });
});
