import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { vehiclePath } from './content/addresses.ts';
import { priceText } from './content/prices.ts';
import { sectionOf, site, templates, vehicleName, vehicles } from './content/records.ts';
import { richVehicle } from './content/samples.ts';
import { holdRequests } from './hold-requests.ts';
import { follow, hydrated, phone, startJourney, withoutScripts } from './journey.ts';
import { shiftOf, watchShifts } from './layout-shift.ts';
import { expectFresh } from './shown-page.ts';

const journey = startJourney();

const list = sectionOf('/inventory', 'vehicle-inventory');

const vehicle = richVehicle;
const path = vehiclePath(vehicle.id);
/** A vehicle with pictures in several paints, if there is one: their keys begin with that of the main one. */
const painted = vehicles.find(({ look, images = [] }) =>
  look?.paints.some(({ name }) => images.includes(`${images[0]}-${inKebabCase(name)}`)),
);

function inKebabCase(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Whether a picture is the one its gallery shows. */
function isInView(picture: Locator): Promise<boolean> {
  return picture.evaluate((each) => {
    const { left } = each.getBoundingClientRect();
    const strip = each.closest('section')?.getBoundingClientRect().left ?? 0;
    return Math.abs(left - strip) < 2;
  });
}

const api = `**/api/vehicles/${vehicle.id}`;
const name = vehicleName(vehicle);
const detail = templates.vehicle?.sections.find(({ kind }) => kind === 'vehicle-detail');
const notFound = `${Object(detail?.texts).notFoundTitle}`;

/** Goes from the catalog to a vehicle by its link. */
function openCart(page: Page): Promise<void> {
  const path = `${list.vehiclePath ?? templates.vehicle?.path}`.replace('{id}', vehicle.id);
  return follow(page, page.locator(`#results a[href="${path}"]`).first());
}

/** Opens the page of the vehicle with another answer of the API than the true one. */
async function openChanged(change: object): Promise<Page> {
  const page = await journey.window();
  await page.route(api, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), ...change } });
  });
  const answered = page.waitForResponse(api);
  await page.goto(journey.site().url + path);
  await hydrated(page);
  await answered;
  return page;
}

describe('the page of a vehicle', () => {
  test('has a placeholder of its size, and its name with the focus on it, before the vehicle is there', async () => {
    const page = await journey.window();
    await watchShifts(page);
    await page.goto(`${journey.site().url}/inventory`);
    await hydrated(page);
    const release = await holdRequests(page, api);
    await openCart(page);
    const heading = page.getByRole('heading', { level: 1, name });
    const hasFocus = () => heading.evaluate((each) => each === document.activeElement);
    await page.locator('[data-placeholder]').first().waitFor();
    expect(await hasFocus()).toBe(true);
    release();
    await page.getByText(priceText(vehicle)).first().waitFor();
    expect(await hasFocus()).toBe(true);
    await expect.poll(() => page.locator('[data-placeholder]').count()).toBe(0);
    expect(await shiftOf(page)).toBeLessThan(0.03);
  });

  test('says that the vehicle is not found when the answer is not good', async () => {
    const page = await journey.open('/inventory');
    await page.route(api, (route) =>
      route.fulfill({ status: 404, json: { error: 'Vehicle not found' } }),
    );
    await openCart(page);
    const title = page.getByRole('heading', { name: notFound });
    await title.waitFor();
    expect(await title.evaluate((each) => each === document.activeElement)).toBe(true);
    const back = page
      .locator('main .button')
      .filter({ hasText: `${Object(detail?.texts).notFoundAction}` })
      .last();
    const list = await back.getAttribute('href');
    await back.click();
    await page.waitForURL(`**${list}`);
  });

  test('has the pictures that the answer names, and the placeholder if it names none', async () => {
    const sources = (page: Page) =>
      page
        .locator('main figure img')
        .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('src')))]);
    const [other = expect.fail()] = vehicles.filter(({ id }) => id !== vehicle.id);
    const answer = await fetch(`${journey.site().url}/api/vehicles/${other.id}`);
    const { images } = await answer.json();
    const changed = await openChanged({ images });
    await expect.poll(() => sources(changed)).toEqual(images);
    const bare = await openChanged({ images: [] });
    const { vehiclePlaceholder: placeholder } = site;
    const shown = placeholder ? [expect.stringContaining(`/${placeholder}.`)] : [];
    await expect.poll(() => sources(bare)).toEqual(shown);
  });

  test.runIf(painted)('shows each color and side by its name, without scripts too', async () => {
    const page = await journey.open(vehiclePath(`${painted?.id}`), withoutScripts);
    const links = page.locator('main figure li > a:has(svg, span)');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await link.click();
      const shown = page.locator(`main figure ${await link.getAttribute('href')}`);
      await expect.poll(() => isInView(shown)).toBe(true);
      // A thumbnail is named by its own words.
      expect(await link.textContent()).not.toBe('');
      const said = await shown.innerText();
      expect((await link.getAttribute('aria-label')) ?? said).toBe(said);
    }
    expect(await links.count()).toBeGreaterThan(1);
  });
});

test('Back from a picture shows the one before it', async ({ skip }) => {
  const page = await journey.open(vehiclePath(richVehicle.id), phone);
  await hydrated(page);
  const links = page.locator('main a[href^="#picture-"]:visible');
  skip((await links.count()) < 2, 'no vehicle has two pictures');
  await links.last().tap();
  await page.waitForURL(/#picture-/);
  await expectFresh(page);
  const last = new URL(page.url()).hash;
  await page.reload();
  await hydrated(page);
  await expectFresh(page, vehiclePath(richVehicle.id) + last);
  // The page is made anew when one goes back to it from another.
  await page.locator('main a[href="/inventory"]').first().dispatchEvent('click');
  await page.waitForURL('**/inventory');
  await page.goBack();
  await expectFresh(page, vehiclePath(richVehicle.id) + last);
  await page.goBack();
  await expectFresh(page, vehiclePath(richVehicle.id));
});
