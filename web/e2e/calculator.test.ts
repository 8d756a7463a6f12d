import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const results = (page: Page) => page.getByRole('region', { name: 'Your impact' });

/** Opens the calculator with a clock that stands still unless a test moves it. */
async function openStopped(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await journey.window(options);
  await page.clock.install();
  await page.goto(`${journey.site().url}/eco-impact`);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return page;
}

describe('the calculator', () => {
  test('starts with its defaults, pauses, then shows results and a banner that goes', async () => {
    const page = await openStopped();
    expect(await page.getByLabel('Miles per Week').inputValue()).toBe('25');
    expect(await page.getByLabel('Usage Type').inputValue()).toBe('recreational');
    expect(await page.getByLabel('Time Frame').inputValue()).toBe('1');

    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    const pausing = page.getByRole('button', { name: 'Calculating...' });
    expect(await pausing.isDisabled()).toBe(true);
    await page.clock.runFor(1400);
    expect(await results(page).count()).toBe(0);
    await page.clock.runFor(200);
    await results(page).waitFor();
    const banner = page.locator('[data-banner]');
    await banner.waitFor({ state: 'attached' });
    await page.clock.runFor(3000);
    await banner.waitFor({ state: 'detached' });
    const text = await results(page).innerText();
    for (const figure of [
      '1,699 lbs',
      '0.85 tons',
      '86.7 gallons',
      '$303',
      '$23',
      '$280',
      '14.0 trees',
    ]) {
      expect(text).toContain(figure);
    }
  });

  test('shows final figures at once to those who want less motion', async () => {
    const page = await openStopped({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await page.clock.runFor(1500);
    await results(page).waitFor();
    const visible = results(page).locator('dd [aria-hidden="true"]').first();
    expect(await visible.textContent()).toBe('1,699 lbs');
  });

  test('keeps its results until the next run', async () => {
    const page = await journey.open('/eco-impact', { reducedMotion: 'reduce' });
    await hydrated(page);
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await results(page).waitFor();
    await page.getByLabel('Miles per Week').fill('1');
    await page.getByLabel('Usage Type').selectOption('residential');
    await page.getByLabel('Time Frame').selectOption('3');
    expect(await results(page).innerText()).toContain('1,699 lbs');
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    await expect.poll(() => results(page).innerText()).toContain('245 lbs');
    for (const figure of ['0.12 tons', '$44', '$3', '$40', '2.0 trees']) {
      expect(await results(page).innerText()).toContain(figure);
    }
  });

  test('works without scripts', async () => {
    const page = await journey.open('/eco-impact', withoutScripts);
    await page.getByLabel('Miles per Week').fill('500');
    await page.getByLabel('Usage Type').selectOption('golf_course');
    await page.getByLabel('Time Frame').selectOption('10');
    await page.getByRole('button', { name: 'Calculate Impact' }).click();
    const text = await results(page).innerText();
    for (const figure of ['849,333 lbs', '$151,667', '$11,700', '$139,967'])
      expect(text).toContain(figure);
  });
});
