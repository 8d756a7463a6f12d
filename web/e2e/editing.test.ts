import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { PlacedPage } from '../editor/origins/answer-origins.ts';
import { violationsInColors, violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { faultsOf, walkByKeyboard } from './keyboard-walk.ts';
import { lostContent } from './lost-content.ts';
import { elementsOf, faultOf, isHome } from './origins/placed-page.ts';
import { createFileReader } from './origins/written-value.ts';
import { secondDealer } from './project-copy.ts';

// The dealer with almost every kind of section.
const development = startDevelopmentJourney(secondDealer);

async function placedPage(path: string): Promise<PlacedPage> {
  const answer = await fetch(`${development.url()}/__origins?of=${path}`);
  return (await answer.json()) as PlacedPage;
}

describe('while Alt is held', () => {
  test('every text, link and picture of every page names the file, line and column that says it', async () => {
    const isKept = async () => (await fetch(`${development.url()}/__origins?of=/`)).ok;
    await expect.poll(isKept).toBe(true);
    const read = createFileReader(development.folder());
    const { locale } = parse(
      await readFile(join(development.folder(), 'content/site.yaml'), 'utf8'),
    );
    for (const path of [...(await development.paths()), '/nowhere']) {
      const placed = await placedPage(path);
      const facts = Object.values(placed.places).filter(({ fact }) => fact !== undefined);
      expect(facts.filter((fact) => !isHome(fact, read(fact)))).toEqual([]);
      const elements = elementsOf(placed);
      expect([path, elements.length > 20]).toEqual([path, true]);
      const faults = elements.flatMap((each) =>
        each.places.flatMap((place) => faultOf(each, place, read, locale) ?? []),
      );
      expect([path, faults]).toEqual([path, []]);
      // No file says what is worked out, such as a distance or how many a choice finds: the section that shows it counts.
      const words = elements.filter(({ places }) => places.length === 0).map(({ text }) => text);
      expect([
        path,
        words.filter((text) => /\p{L}/u.test(text.replace(/^\d.*|.* \(\d+\)$/, ''))),
      ]).toEqual([path, []]);
    }
  });

  test('a click opens the line in the editor, that of the fact too, and not the link', async () => {
    const page = await development.browser().newPage();
    const opened: string[] = [];
    await page.route('**/__open-in-editor*', (route) => {
      opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
      return route.fulfill();
    });
    await page.goto(`${development.url()}/policies/returns`);
    const paragraph = page.locator('p', { hasText: 'first, then bring the boat' });
    await page.keyboard.down('Alt');
    const lines = page.locator('origin-label a');
    let x = 4;
    // A pointer keeps moving: the page may scroll to the paragraph after the first move, which hides what is shown.
    await expect
      .poll(async () => {
        x = x === 4 ? 5 : 4;
        await paragraph.hover({ position: { x, y: 8 } });
        return lines.count();
      })
      .toBe(2);
    await paragraph.click({ position: { x: 4, y: 8 } });
    await lines.nth(1).click();
    await page.locator('header a[href="/"]').click();
    await expect.poll(() => opened.length).toBe(3);
    const names = opened.map(
      (file) => file.slice(development.folder().length + 1).split(':', 1)[0],
    );
    expect(names).toEqual([
      'content/policies/returns.yaml',
      'content/site.yaml',
      'content/site.yaml',
    ]);
    expect(new URL(page.url()).pathname).toBe('/policies/returns');
    await page.keyboard.up('Alt');
    await expect.poll(() => lines.count()).toBe(0);
    await page.close();
  });
});

describe('the list of all content', () => {
  const filesIn = () => globSync('content/**/*.yaml', { cwd: development.folder() }).sort();
  /** The files and lines that links open. */
  const linesOn = async (page: Page, within: string) => {
    const addresses = await page
      .locator(`${within} a.line`)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    return addresses.map((address) => {
      const name = new URL(address).searchParams.get('file') ?? '';
      const [file = '', line] = name.slice(development.folder().length + 1).split(':');
      return { file, line: Number(line) };
    });
  };

  test('names every file, and each fact at the line that says it', async () => {
    const page = await development.browser().newPage({ viewport: { width: 320, height: 900 } });
    await page.goto(`${development.url()}/__content`);
    // The compiler writes the list last.
    await expect.poll(() => page.locator('.file').count()).toBe(filesIn().length);
    const listed = new Set((await linesOn(page, '.file')).map(({ file }) => file));
    expect([...listed].sort()).toEqual(filesIn());

    const facts = await page.locator('.file tr code').allTextContents();
    const lines = await linesOn(page, '.file tr');
    expect(lines.length).toBe(facts.length);
    for (const [index, { file, line }] of lines.entries()) {
      const text = await readFile(join(development.folder(), file), 'utf8');
      const [key = ''] = facts[index]?.split(/[.@]/).slice(-1) ?? [];
      // An item of a list is known by its number.
      const said = /^\d+$/.test(key) ? '- ' : `${key}:`;
      expect([facts[index], text.split('\n')[line - 1]]).toEqual([
        facts[index],
        expect.stringContaining(said),
      ]);
    }
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page.close();
  });

  test('shows a fault with its line as soon as it is saved, and no more once it is mended', async () => {
    const page = await development.browser().newPage();
    await page.goto(`${development.url()}/__content`);
    const file = join(development.folder(), 'content/pages/home.yaml');
    const good = await readFile(file, 'utf8');
    await writeFile(file, good.replace('\ntitle:', '\ntitel:'));
    await expect
      .poll(() => page.locator('.error').allTextContents())
      .toContainEqual(expect.stringContaining('unknown key "titel"'));
    const line = good.split('\n').findIndex((each) => each.startsWith('title:')) + 1;
    expect(await linesOn(page, '.error')).toContainEqual({ file: 'content/pages/home.yaml', line });
    await writeFile(file, good);
    await expect.poll(() => page.locator('.error').count()).toBe(0);
    await page.close();
  });
});

test('the gallery shows every example of every kind of section, for everybody', async () => {
  const page = await development.browser().newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${development.url()}/__content/sections`);
  await page.evaluate(() => document.fonts.ready);
  const file = join(development.folder(), 'generated/examples.json');
  const examples: Record<string, unknown[]> = JSON.parse(await readFile(file, 'utf8'));
  const count = Object.values(examples).flat().length;
  expect(await page.locator('#page > *').count()).toBeGreaterThanOrEqual(count);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await lostContent(page)]).toEqual([width, []]);
    expect([width, await violationsInColors(page)]).toEqual([width, []]);
  }
  expect(faultsOf(await walkByKeyboard(page, false))).toEqual([]);
  await page.close();
});
