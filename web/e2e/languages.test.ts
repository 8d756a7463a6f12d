// A site in two languages while it is written: each page is served in its language, and edited in the one it is read in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDevelopmentJourney } from './development-journey.ts';
import { openEditor, startEditing, untilReady } from './editor-page.ts';
import { hydrated } from './journey.ts';

const development = startDevelopmentJourney('examples/bicycles/content');
const bikes = () => readFile(join(development.folder(), 'content/pages/raeder.yaml'), 'utf8');

test('a click on an English page opens the English text, and the German one stays as it is', async () => {
  const german = await development.browser().newPage();
  await german.goto(`${development.url()}/raeder`);
  await german.evaluate(() => document.body.setAttribute('data-is-still', 'this one'));
  const before = await bikes();
  const opened = await openEditor(development, '/en/bikes');
  const { page, site, panel, type, close } = opened;
  await startEditing(opened);
  await untilReady(opened);
  await site.locator('main h1').click();
  await panel.getByRole('textbox', { name: 'Heading (English)' }).waitFor();
  await type('heading/en', 'Bikes for each day');
  await site.locator('main h1', { hasText: 'Bikes for each day' }).waitFor();
  await close();
  await expect
    .poll(bikes)
    .toBe(
      before.replace(
        'heading: { de: Alle Räder, en: All bikes }',
        'heading: { de: Alle Räder, en: Bikes for each day }',
      ),
    );
  // The switch leads to the page in the other language, which stands in the frame then.
  await site.locator('header a[hreflang=de]').click({ modifiers: ['Alt'] });
  await site.locator('main h1', { hasText: 'Alle Räder' }).waitFor();
  await page.waitForURL(/\/__desk\/raeder$/);
  expect(await german.locator('main h1').innerText()).toBe('Alle Räder');
  expect(await german.locator('body').getAttribute('data-is-still')).toBe('this one');
  await page.close();
  await german.close();
});

test('a form is sent to the language of its page, and thanked for in it', async () => {
  const page = await development.browser().newPage();
  await page.goto(`${development.url()}/en/contact`);
  await hydrated(page);
  await page.fill('[name=name]', 'Ada');
  await page.fill('[name=email]', 'ada@visitor.example');
  await page.fill('[name=message]', 'Do you have a bike for me?');
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('main form[method=post] [type=submit]').click();
  expect(new URL((await posted).url()).pathname).toMatch(/^\/en\/api\//);
  await page.waitForURL(`${development.url()}/en/thank-you`);
  await page.close();
});
