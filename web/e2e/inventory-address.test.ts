import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const cards = (page: Page) => page.locator('#results > li');
const choice = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** What a visitor sees of the chosen filters. */
async function shown(page: Page) {
  return {
    controls: [
      await page.getByLabel('Search').inputValue(),
      await choice(page, 'Brand').inputValue(),
      await choice(page, 'Category').inputValue(),
      await choice(page, 'Price').inputValue(),
    ],
    chips: await page.getByRole('link', { name: /^Remove filter/ }).count(),
    cards: await cards(page).count(),
    count: await page
      .getByText(/^Showing \d+ of \d+ total vehicles$/)
      .first()
      .textContent(),
  };
}

const combined = {
  controls: ['plus', 'evolution', 'ranger', 'under-15000'],
  chips: 4,
  cards: 2,
  count: 'Showing 2 of 29 total vehicles',
};

describe('four filters at once', () => {
  test('stand in the address: a reload, a new tab, Back and Forward bring them again', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    await choice(page, 'Brand').selectOption('evolution');
    await choice(page, 'Category').selectOption('ranger');
    await choice(page, 'Price').selectOption('under-15000');
    await page.getByLabel('Search').fill('plus');
    await expect.poll(() => shown(page)).toEqual(combined);
    await page.waitForURL(/search=plus/);

    await page.reload();
    expect(await shown(page)).toEqual(combined);
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await shown(other)).toEqual(combined);
    await hydrated(page);
    await page.getByRole('link', { name: 'Remove filter RANGER' }).click();
    await expect.poll(() => shown(page).then(({ chips }) => chips)).toBe(3);
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(combined);
    await page.goForward();
    await expect.poll(() => choice(page, 'Category').inputValue()).toBe('all');
  });

  test('that mean nothing are ignored', async () => {
    const page = await journey.open('/inventory?brand=ferrari&category=boat&price=cheap');
    expect(await cards(page).count()).toBe(29);
  });
});

describe('a result', () => {
  test('is said once it has settled, and the focus stays', async () => {
    const page = await journey.open('/inventory');
    await hydrated(page);
    const status = page.locator('main [role=status]');
    await status.evaluate((each) => {
      new MutationObserver(() => {
        each.setAttribute(
          'data-said',
          `${each.getAttribute('data-said') ?? ''}|${each.textContent}`,
        );
      }).observe(each, { childList: true, characterData: true, subtree: true });
    });
    await page.getByLabel('Search').pressSequentially('turfman', { delay: 60 });
    await expect.poll(() => status.textContent()).toBe('Showing 3 of 29 total vehicles');
    expect(await status.getAttribute('data-said')).toBe('|Showing 3 of 29 total vehicles');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('search');
  });

  test('says beside each choice what it would leave', async () => {
    const page = await journey.open('/inventory');
    const options = await choice(page, 'Brand').locator('option').allTextContents();
    expect(options).toEqual(['All Brands (29)', 'Denago (6)', 'Evolution (23)']);
  });

  test('of nothing offers each single way out', async () => {
    const page = await journey.open('/inventory?brand=denago&price=over-25000');
    await hydrated(page);
    await page
      .locator('main')
      .getByRole('link', { name: /^Remove filter Over \$25,000 \(6\)/ })
      .click();
    await expect.poll(() => cards(page).count()).toBe(6);
  });

  test.for([
    ['price-up', '$6,695'],
    ['price-down', '$17,595'],
  ])('sorted by %s begins with %s', async ([sort, price]) => {
    const page = await journey.open(`/inventory?sort=${sort}`);
    expect(await cards(page).first().innerText()).toContain(price);
  });
});

test('each card has one link, named after its cart', async () => {
  const page = await journey.open('/inventory');
  for (const card of await cards(page).all()) {
    const name = await card.getByRole('heading').innerText();
    expect(await card.getByRole('link').count()).toBe(1);
    expect(await card.getByRole('link').textContent()).toBe(`View Details – ${name}`);
  }
});
