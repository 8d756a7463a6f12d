// A site in two languages while it is written: each page is served in its language, and edited in the one it is read in.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startDevelopmentJourney } from './development-journey.ts';
import { openEditor, startEditing, untilReady } from './editor-page.ts';
import { hydrated } from './journey.ts';
import { askForManifests } from './two-languages.ts';

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

test('a photo is described in each language', async () => {
  const list = () => readFile(join(development.folder(), 'content/pictures/pictures.yaml'), 'utf8');
  const opened = await openEditor(development, '/en');
  const { page, site, panel } = opened;
  await startEditing(opened);
  await site.locator('main img').first().click();
  const square = { width: 2000, height: 2000, channels: 3 as const, background: '#39f' };
  const buffer = await sharp({ create: square }).jpeg().toBuffer();
  const photo = { name: 'Ladentür.jpg', mimeType: 'image/jpeg', buffer };
  await panel.getByLabel('Add a photo').setInputFiles(photo);
  await panel.getByLabel('What does it show? (German)').fill('Die Ladentür.');
  const use = panel.getByRole('button', { name: 'Use this photo' });
  expect(await use.isDisabled()).toBe(true);
  await panel.getByLabel('What does it show? (English)').fill('The door of the shop.');
  await use.click();
  await expect
    .poll(list, { timeout: 30_000 })
    .toMatch(/ {2}alt: \{ de: Die Ladentür\., en: The door of the shop\. \}\n/);
  await page.close();
});

test('the manifest of the web app is in the language of its page', async () => {
  await askForManifests(development.url());
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
