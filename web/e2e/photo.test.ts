// A photo of a phone, as it comes: dropped into the form, it becomes the picture of a page, and nobody types YAML.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { type EditorPage, openEditor, startEditing } from './editor-page.ts';
import { secondDealer } from './project-copy.ts';

const development = startDevelopmentJourney(secondDealer);
/** The development server encodes a picture when it is first asked for. */
const timeout = 30_000;
const inContent = (name: string) => join(development.folder(), 'content', name);

/** 3024 × 4032 pixels as it is seen, sky above ground; the sensor lies on its side. It says where it was taken. */
let photo: Buffer;
beforeAll(async () => {
  const half = (background: string) => ({
    create: { width: 2016, height: 3024, channels: 3 as const, background },
  });
  photo = await sharp({ create: { width: 4032, height: 3024, channels: 3, background: '#000' } })
    .composite([
      { input: half('#39f'), left: 0, top: 0 },
      { input: half('#963'), left: 2016, top: 0 },
    ])
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '53/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

/** Opens the form at the picture of the home page. */
async function openPicture(width: number): Promise<EditorPage> {
  const opened = await openEditor(development, '/', width);
  await startEditing(opened);
  await opened.site.locator('main img').first().click();
  await opened.panel.getByText('Add a photo').waitFor();
  return opened;
}

test('a photo of a phone becomes the picture of a page: chosen, framed by keyboard, described', async () => {
  const { page, site, panel, press } = await openPicture(390);
  const file = { name: 'IMG_4021.JPG', mimeType: 'image/jpeg', buffer: photo };
  await panel.getByLabel('Add a photo').setInputFiles(file);
  await panel.getByRole('group', { name: 'The part that is shown' }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+ArrowUp');
  await panel.getByLabel('What does it show?').fill('Sky above the sand.');
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Use this photo' }).click();
  const home = () => readFile(inContent('pages/home.yaml'), 'utf8');
  await expect.poll(home, { timeout }).toContain('\npicture: home\n');
  const list = await readFile(inContent('pictures/pictures.yaml'), 'utf8');
  const [, top = ''] =
    /\nhome:\n {2}file: scenes\/home.jpg\n {2}crop: \{ left: 0, top: (\d+), width: 3024, height: 1701 \}\n {2}alt: Sky above the sand.\n {2}photo: true\n$/.exec(
      list,
    ) ?? [];
  expect(Number(top)).toBeLessThan((4032 - 1701) / 2);
  const shown = site.locator('main img').first();
  const isShown = () =>
    shown.evaluate((image: HTMLImageElement) =>
      image.currentSrc.includes('/home') ? image.naturalWidth : 0,
    );
  await expect.poll(isShown, { timeout }).toBeGreaterThan(0);
  // The pictures of the site say where they are used, and one of them is chosen instead.
  await panel.getByRole('button', { name: 'Choose another' }).click();
  await panel.getByRole('list', { name: 'Pictures' }).getByText('Used in pages/home.').waitFor();
  await panel.getByLabel('Find a picture').fill('islands');
  expect(await violationsOn(page)).toEqual([]);
  await panel.getByRole('list', { name: 'Pictures' }).getByRole('button').click();
  await expect.poll(home, { timeout }).toContain('\npicture: bay\n');
  // That is one step, and the photo with its place in the list and on the page is another.
  for (const picture of ['home', 'bay']) {
    await press('Undo');
    await expect.poll(home, { timeout }).toContain(`\npicture: ${picture}\n`);
  }
  expect(await readFile(inContent('pictures/pictures.yaml'), 'utf8')).not.toContain('home:');
  await page.close();
});

test('a small photo of another shape is used as it comes, cropped by its place, and not enlarged', async () => {
  const { page, site, panel } = await openPicture(1280);
  const buffer = await sharp(photo).autoOrient().resize(300, 400).toBuffer();
  const file = { name: 'small.jpg', mimeType: 'image/jpeg', buffer };
  await panel.getByLabel('Add a photo').setInputFiles(file);
  await panel.getByText('300 × 169 of 300 × 400 pixels').waitFor();
  await panel.getByLabel('What does it show?').fill('Sky above the sand.');
  await panel.getByRole('button', { name: 'Use this photo' }).click();
  const list = () => readFile(inContent('pictures/pictures.yaml'), 'utf8');
  await expect
    .poll(list, { timeout })
    .toContain('home: { file: scenes/home.jpg, alt: Sky above the sand., photo: true }\n');
  const shown = site.locator('main img').first();
  const isShown = () =>
    shown.evaluate((image: HTMLImageElement) => [
      image.currentSrc.includes('/home.') && image.complete,
      image.naturalWidth,
      getComputedStyle(image).objectFit,
    ]);
  await expect.poll(isShown, { timeout }).toEqual([true, 300, 'scale-down']);
  // The page may be taking its new picture in.
  await expect.poll(() => shown.evaluate((image) => image.clientWidth)).toBeGreaterThan(300);
  await page.close();
});
