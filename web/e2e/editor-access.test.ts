// Every sheet and form of the editor, for those who see little, and one task for those who have a keyboard alone.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { violationsInColors } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { openEditor, startEditing } from './editor-page.ts';
import { secondDealer } from './project-copy.ts';

const development = startDevelopmentJourney(secondDealer);

test.for([390, 1280])(
  'at %d px no sheet and no form breaks a rule of accessibility, in light and in dark, or is wider than the window',
  async (width) => {
    const opened = await openEditor(development, '/', width);
    const { page, site, editor, panel, press, focused } = opened;
    const faults: string[] = [];
    const look = async (name: string) => {
      const found = await violationsInColors(page, ['iframe']);
      const isWider = await editor.evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('.bar, .problems, aside') ?? [])]
          .filter((part) => part.scrollWidth > part.clientWidth)
          .map(({ className, localName }) => `${className || localName} is wider`),
      );
      const bar = await editor.locator('.bar').boundingBox();
      const rows = (bar?.height ?? 0) > 48 ? ['the bar has two rows'] : [];
      faults.push(...[...found, ...isWider, ...rows].map((fault) => `${name}: ${fault}`));
    };
    await look('the page');
    await startEditing(opened);
    for (const name of ['Records', 'Facts', 'Changes', /^Problems/]) {
      await press(name);
      await editor.locator('.problems').waitFor();
      await page.waitForLoadState('networkidle');
      await look(`the sheet ${name}`);
      await press(name);
    }
    await site.locator('main p', { hasText: 'The boathouse is open' }).click();
    await focused.waitFor();
    await look('the form of a text');
    await focused.press('ControlOrMeta+K');
    await panel.getByLabel('Link to', { exact: true }).fill('r');
    await panel.getByRole('listbox').waitFor();
    await look('the form of a link');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await press('Records');
    await press(/^This page/);
    for (const name of ['Add one like it…', 'Rename…', 'Retire…']) {
      await press(name);
      await look(name);
      await press('Cancel');
    }
    expect(faults).toEqual([]);
    await page.close();
  },
);

test('by keyboard alone a text is found, changed, saved and undone: the focus is always seen', async () => {
  const { page, editor } = await openEditor(development, '/boats/loonbay-explorer');
  const written = () =>
    readFile(join(development.folder(), 'content/vehicles/loonbay/explorer.yaml'), 'utf8');
  const before = await written();
  /** What has the focus, below all shadows and frames; a ring around it is seen. */
  const focus = () =>
    page.evaluate(() => {
      const { shadowRoot } = document.activeElement ?? {};
      const { activeElement } = shadowRoot ?? document;
      if (!activeElement || activeElement.localName === 'iframe') return 'the page';
      const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return `${name.trim() || activeElement.id}${isSeen ? '' : ' without a ring'}`;
    });
  const tabTo = async (name: string) => {
    const stops: string[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focus());
      if (stops.at(-1) === name) break;
    }
    expect(stops.filter((stop) => stop.endsWith('without a ring'))).toEqual([]);
    expect(stops.at(-1)).toBe(name);
  };
  await editor.getByRole('button', { name: 'Records' }).waitFor();
  await tabTo('Records');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/__desk/**');
  // Until the records are there, the page comes after the search.
  await editor.getByRole('button', { name: 'This page: EXPLORER' }).waitFor();
  await tabTo('This page: EXPLORER');
  await page.keyboard.press('Enter');
  const panel = editor.getByRole('complementary', { name: 'Edit' });
  await panel.locator('[data-path="model"] :focus').waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('EXPLORER TWO');
  await page.keyboard.press('ControlOrMeta+S');
  await expect.poll(written).toContain('model: EXPLORER TWO');
  // Escape takes back what is not saved, and then closes.
  await page.keyboard.type(' and a half');
  await page.keyboard.press('Escape');
  await expect
    .poll(() => panel.locator('[data-path="model"] :focus').textContent())
    .toBe('EXPLORER TWO');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await tabTo('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(written).toBe(before);
  await page.close();
});
