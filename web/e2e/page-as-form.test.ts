// Editors who are no programmers change the site on its pages: nobody types YAML, and the files stay as they were written.
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diffLines } from 'diff';
import type { FrameLocator, Locator, Page, Response, Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import {
  type EditorPage,
  editKey,
  frameOf,
  openEditor,
  showEditor,
  startEditing,
  untilReady,
} from './editor-page.ts';
import { secondDealer } from './project-copy.ts';

const development = startDevelopmentJourney(secondDealer);

const fileOf = (name: string) => join(development.folder(), 'content', name);
const asWritten = (name: string) => readFile(join(secondDealer, name), 'utf8');

/** The lines of a file that are no more as the dealer wrote them, before and after. */
async function changedLines(name: string): Promise<readonly string[]> {
  const changes = diffLines(await asWritten(name), await readFile(fileOf(name), 'utf8'));
  return changes.flatMap(({ added, removed, value }) => {
    const sign = added ? '+' : removed ? '-' : undefined;
    return sign
      ? value
          .trimEnd()
          .split('\n')
          .map((line) => sign + line.trim())
      : [];
  });
}

beforeEach(async () => {
  for (const name of touched)
    if ((await changedLines(name)).length > 0) await writeFile(fileOf(name), await asWritten(name));
});
const explorer = 'vehicles/loonbay/explorer.yaml';
const tandem = 'vehicles/loonbay/tandem.yaml';
const touched = [
  explorer,
  tandem,
  'pages/rentals.yaml',
  'site.yaml',
  'pages/home.yaml',
  'facts/water.yaml',
];

const key = () => editKey(development);

/** Opens a page and turns editing on. */
async function edit(path: string, width?: number): Promise<EditorPage> {
  const opened = await openEditor(development, path, width);
  await startEditing(opened);
  return opened;
}

/** The price of the kayak, on its page. */
const price = (site: FrameLocator, text = '2.000') => site.locator('main').getByText(text).first();

test('a sentence with a fact: $ offers the facts, and the file refers to the one that is chosen', async () => {
  const { page, site, panel, focused } = await edit('/');
  await site.locator('main p', { hasText: 'The boathouse is open' }).click();
  await focused.press('ControlOrMeta+End');
  await page.keyboard.type(' Call $phone');
  await panel.getByRole('listbox', { name: 'Facts' }).getByText('site.phones.main').click();
  await page.keyboard.type(' first.');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  const [, ...after] = await expectLines('pages/home.yaml', 4);
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: references as editors write them.
  expect(after).toEqual([
    '+- >-',
    '+The boathouse is open ${site.departments.boathouse | hours}. Call',
    '+${site.phones.main | phone} first.',
  ]);
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.
  await page.close();
});

async function expectLines(name: string, count: number): Promise<readonly string[]> {
  await expect.poll(async () => (await changedLines(name)).length).toBe(count);
  return changedLines(name);
}

test('a phone number is changed where it lives, from a link that shows it', async () => {
  const { page, site, focused } = await edit('/');
  await site.getByRole('link', { name: '040' }).first().click();
  await focused.fill('040 66969-150');
  await focused.press('Enter');
  const lines = await expectLines('site.yaml', 2);
  expect(lines[1]).toBe('+main: { number: 040 66969-150, label: Boathouse }');
  await page.close();
});

test('a mistake is not written: it has its message, outlives a reload, and is mended with one button', async () => {
  const { page, site, editor, panel, focused } = await edit('/boats/loonbay-explorer');
  await price(site).click();
  await focused.fill('$2,090');
  await focused.press('Enter');
  await panel.getByText('names a currency').waitFor();
  await page.reload();
  expect(await changedLines(explorer)).toEqual([]);
  await editor.getByRole('button', { name: 'Not saved' }).click();
  await panel.getByRole('button', { name: 'Use 2090' }).click();
  await expectLines(explorer, 2);
  await page.reload();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => changedLines(explorer)).toEqual([]);
  await editor.getByRole('button', { name: 'Redo' }).click();
  await expectLines(explorer, 2);
  await page.close();
});

test('a call that fails loses nothing: the form says so, saves at the next try, and closes', async () => {
  const { page, site, editor, panel, focused, close } = await edit('/boats/loonbay-explorer');
  const isNotSaved = panel.getByText(/^Not saved: .* What you typed is kept here\.$/);
  const failNext = (fail: (route: Route) => Promise<void>, name = 'save') =>
    page.route(`**/__edit/${name}`, fail, { times: 1 });
  const asPage = { contentType: 'text/html', body: '<!doctype html><title>Gone</title>' };
  await price(site).click();
  for (const [typed, fail] of [
    ['2010', (route: Route) => route.abort('connectionrefused')],
    ['2020', (route: Route) => route.fulfill({ ...asPage, status: 500 })],
    ['2030', (route: Route) => route.fulfill(asPage)],
    ['2040', (route: Route) => route.fulfill({ status: 403, json: { refused: 'the key' } })],
    // The file is written, and only the answer is lost.
    ['2050', (route: Route) => route.fetch().then(() => route.abort('connectionreset'))],
  ] as const) {
    await focused.fill(typed);
    await failNext(fail);
    await focused.press('Enter');
    await isNotSaved.waitFor();
    expect([typed, await focused.inputValue()]).toEqual([typed, typed]);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await isNotSaved.waitFor({ state: 'detached' });
    const isWritten = `+price: { money: ${typed} }`;
    await expect.poll(() => changedLines(explorer)).toContain(isWritten);
    await panel.locator(`input[value="${typed}"]`).focus();
  }
  await focused.fill('2060');
  await page.route('**/__edit/save', (route) => route.abort());
  await close();
  await page.unroute('**/__edit/save');
  await failNext((route) => route.abort(), 'show');
  await editor.getByRole('button', { name: 'Not saved' }).click();
  await editor.getByRole('status').getByText('no connection').waitFor();
  await editor.getByRole('button', { name: 'Not saved' }).click();
  await panel.locator('input[value="2060"]').waitFor({ state: 'attached' });
  await close();
  await expect.poll(() => changedLines(explorer)).toContain('+price: { money: 2060 }');
  await failNext((route) => route.abort(), 'undo');
  await editor.getByRole('button', { name: 'Undo' }).click();
  await editor.getByRole('status').getByText('no connection').waitFor();
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => changedLines(explorer)).toContain('+price: { money: 2050 }');
  await page.close();
});

test('a price that is doubted is confirmed with a reason: the comment is written, and undone with it', async () => {
  const { page, site, editor, panel, focused } = await edit('/boats/loonbay-tandem');
  await price(site, '2.380').click();
  await focused.fill('9000');
  await focused.press('Enter');
  await panel.getByRole('button', { name: 'It is right' }).click();
  expect(await changedLines(tandem)).toEqual([]);
  await focused.press('Enter');
  await page.keyboard.type('with its trailer');
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => changedLines(tandem))
    .toEqual([
      '-price: { money: 2380 }',
      '+# unusual: with its trailer',
      '+price: { money: 9000 }',
    ]);
  await price(site, '9.000').waitFor();
  await panel.locator('.message').waitFor({ state: 'detached' });
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => changedLines(tandem)).toEqual([]);
  await page.close();
});

test('a switch shows what counts, also where nothing is written: back there, its line goes', async () => {
  const { page, site, panel } = await edit('/rentals');
  await site.locator('main h1').click();
  const opened = page.waitForResponse('**/__edit/show');
  await panel.getByRole('navigation', { name: 'Parts' }).getByRole('button').first().click();
  await opened;
  const isListed = panel.getByLabel('In search engines');
  await isListed.and(page.locator(':checked')).waitFor();
  await isListed.click();
  await panel.getByText('nobody will find it there any more').waitFor();
  expect(await changedLines('pages/rentals.yaml')).toEqual([]);
  await panel.getByRole('button', { name: 'It is right' }).click();
  await page.keyboard.type('for members');
  await panel.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => changedLines('pages/rentals.yaml'))
    .toEqual(['+# unusual: for members', '+indexed: false']);
  await isListed.click();
  await expect
    .poll(() => changedLines('pages/rentals.yaml'))
    .not.toContainEqual(expect.stringContaining('indexed'));
  await page.close();
});

/** A point in the margin of a part of the page, from its corner, where nothing says anything; what a tool says there has changed since. */
function marginOf(part: Element): { x: number; y: number } {
  part.append(Object.assign(document.createElement('i'), { hidden: true, textContent: 'Used.' }));
  part.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const says = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  const isMargin = (x: number, y: number) => {
    const [first, ...others] = document.elementsFromPoint(x, y);
    return first && part.contains(first) && ![first, ...others].some(says);
  };
  for (let y = Math.max(top, 90) + 6; y < Math.min(bottom, innerHeight); y += 12)
    for (const x of [left + 5, right - 5]) if (isMargin(x, y)) return { x: x - left, y: y - top };
  throw new Error(`there is no margin around ${part.textContent}`);
}

/** Clicks there, and gives the answer. */
async function clickMargin(page: Page, part: Locator): Promise<Response> {
  const answered = page.waitForResponse('**/__edit/show', { timeout: 60_000 });
  // Once it stays where it is: the page makes room for the panel, and pictures come.
  await part.click({ position: await part.evaluate(marginOf) });
  return answered;
}

/** The file of a page, and the parts of it whose forms open by a click into the margin of each section. */
async function openParts({ page, site, panel }: EditorPage, path: string) {
  await page.goto(`${development.url()}/__desk${path}`);
  await untilReady({ page, site });
  const opened: string[] = [];
  let file = '';
  for (const part of await site.locator('#page > :not(nav, [data-call-bar])').all()) {
    if (!(await part.isVisible())) continue;
    const response = await clickMargin(page, part);
    ({ file } = response.request().postDataJSON());
    const { focus } = await response.json();
    const [shown = ''] = /^(?:hero|sections.\d+)/.exec(focus.join('/')) ?? [];
    await panel.locator(`[data-path^="${shown}/"]`).first().waitFor();
    if (opened.at(-1) !== shown) opened.push(shown);
  }
  return { file, opened };
}

test('a click into the margin of any section of any page opens the form of that section', async () => {
  const editor = await edit('/');
  const tried = new Set<string>();
  const ofTemplates = new Set<string>();
  for (const path of await development.paths()) {
    // The pages of a template are alike, and stand in one folder.
    if (ofTemplates.has(dirname(path))) continue;
    const isRight = async () => {
      const { file, opened } = await openParts(editor, path);
      const { hero, sections } = parse(await readFile(join(development.folder(), file), 'utf8'));
      const written = sections.flatMap(({ kind }: { kind: string }, index: number) => {
        const part = `sections/${index}`;
        // A vehicle may have no table, and what counts visitors takes no room.
        const mayBeNothing = kind === 'vehicle-table' || kind === 'embed';
        return mayBeNothing && !opened.includes(part) ? [] : [part];
      });
      const isSame = String(opened) === String([...(hero ? ['hero'] : []), ...written]);
      if (isSame) tried.add(file);
      if (isSame && file.includes('/templates/')) ofTemplates.add(dirname(path));
      return isSame || opened;
    };
    // Once more where the page has moved under the pointer; a form that is another's is so each time.
    const first = await isRight().catch(() => false);
    expect([path, first === true || (await isRight())]).toEqual([path, true]);
  }
  expect(tried.size).toBeGreaterThan(10);
  await editor.page.close();
});

test('a window that dies leaves its draft to the next one, and one that is open keeps its own', async () => {
  const context = await development.browser().newContext();
  const openAt = async (path: string) => {
    const opened = await showEditor(await context.newPage(), development.url() + path + key());
    await startEditing(opened);
    return opened;
  };
  const [open, dying] = [
    await openAt('/boats/loonbay-tandem'),
    await openAt('/boats/loonbay-explorer'),
  ];
  for (const [{ site, focused }, now, typed] of [
    [open, '2.380', '$2,390'],
    [dying, '2.000', '2090'],
  ] as const) {
    await price(site, now).click();
    await focused.fill(typed);
  }
  await price(dying.site, '2.090').waitFor();
  await dying.page.goto('chrome://crash').catch(() => undefined);
  const nextPage = await context.newPage();
  const isOpened = Promise.withResolvers<void>();
  // What is left to it may be opened before React owns its page.
  await nextPage.route('**/navigation/start.tsx', async (request) => {
    await isOpened.promise;
    await request.continue();
  });
  const next = await showEditor(nextPage, `${development.url()}/boats/loonbay-explorer${key()}`);
  await next.press(/^Edit$/);
  const unsaved = next.editor.getByRole('button', { name: 'Not saved' });
  await unsaved.click();
  await next.focused.waitFor();
  isOpened.resolve();
  await price(next.site, '2.090').waitFor();
  await next.close();
  expect(await expectLines(explorer, 2)).toContain('+price: { money: 2090 }');
  await unsaved.waitFor({ state: 'detached' });
  expect(await changedLines(tandem)).toEqual([]);
  await context.close();
});

test('two windows and an editor outside lose nothing: fields are merged, one that both changed is shown', async () => {
  const [one, other] = [
    await edit('/boats/loonbay-explorer'),
    await edit('/boats/loonbay-explorer'),
  ];
  for (const { site } of [one, other]) await price(site).click();
  await other.focused.waitFor();
  await one.focused.fill('2060');
  const text = await readFile(fileOf(explorer), 'utf8');
  await writeFile(fileOf(explorer), text.replace('isNew: false', 'isNew: true'));
  await other.focused.fill('2070');
  await one.focused.press('Enter');
  await expectLines(explorer, 4);
  await other.focused.press('Enter');
  await other.panel.getByRole('button', { name: 'Keep 2060' }).waitFor();
  expect(await changedLines(explorer)).toEqual([
    '-price: { money: 2000 }',
    '+price: { money: 2060 }',
    '-isNew: false',
    '+isNew: true',
  ]);
  await other.panel.getByRole('button', { name: 'Use my 2070' }).click();
  await expect.poll(() => changedLines(explorer)).toContain('+price: { money: 2070 }');
  await Promise.all([one.page.close(), other.page.close()]);
});

test('the page stands in a frame: its links lead on there, the address follows, and it has the window of a phone', async () => {
  const { page, site, editor, panel } = await edit('/');
  const isAt = (path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const width = () => frameOf(page).then((frame) => frame.evaluate(() => innerWidth));
  await isAt('/__desk/');
  await site
    .locator('main a[href="/rentals"]')
    .first()
    .click({ modifiers: ['Alt'] });
  await isAt('/__desk/rentals');
  await page.goBack();
  await isAt('/__desk/');
  // The form of what another page is about leaves this one where it stands.
  await editor.getByRole('button', { name: 'Records' }).click();
  await editor.getByLabel('Search').fill('retruns');
  await editor
    .getByRole('button', { name: /^Returns/ })
    .first()
    .click();
  await panel.locator(':focus').waitFor();
  expect(await frameOf(page).then((frame) => frame.evaluate(() => scrollY))).toBe(0);
  await site.getByRole('link', { name: 'See the boats' }).click();
  await panel.getByRole('button', { name: 'Follow the link' }).click();
  await isAt('/__desk/inventory');
  expect(await page.title()).toMatch(/^Edit: \S/);
  for (const wide of [390, 820, 1280]) {
    await editor.getByRole('button', { name: /^Width of the page/ }).click();
    await expect.poll(width).toBe(wide);
  }
  await editor.getByRole('button', { name: 'Edit', exact: true }).click();
  await isAt('/inventory');
  // The keyboard comes to the bar before it comes to the page.
  for (const path of ['/', '/__desk/']) {
    await page.goto(development.url() + path);
    await editor.getByRole('button', { name: 'Records' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('site-editor');
  }
  await page.close();
});

test('on a phone the page stays in sight above the form of what was tapped, and half a window is enough', async () => {
  for (const [width, height] of [
    [390, 800],
    [640, 400],
  ] as const) {
    const { page, site, panel } = await edit('/boats/loonbay-explorer', width);
    await page.setViewportSize({ width, height });
    await price(site).click();
    await panel.locator('[data-path="price/money"] :focus').waitFor();
    const [shown, form] = await Promise.all([price(site).boundingBox(), panel.boundingBox()]);
    if (!shown || !form) throw new Error('the price or its form is not there');
    const isAside = shown.x + shown.width <= form.x || shown.y + shown.height <= form.y;
    expect([width, isAside, shown.y >= 44]).toEqual([width, true, true]);
    await page.close();
  }
});

test('on a phone and by keyboard alone it works, and breaks no rule of accessibility', async () => {
  const { page, site, editor, panel, focused } = await edit('/boats/loonbay-explorer', 390);
  await expect.poll(() => price(site).getAttribute('tabindex')).toBe('0');
  await price(site).focus();
  await page.keyboard.press('Enter');
  await focused.waitFor();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2080');
  await page.keyboard.press('Enter');
  await expectLines(explorer, 2);
  // What became of it is said whole, however narrow the bar is.
  const said = editor.getByRole('status').getByText(/^Saved in .*explorer/);
  await said.waitFor();
  const isWhole = ({ scrollWidth, clientWidth }: Element) => scrollWidth <= clientWidth;
  expect(await said.evaluate(isWhole)).toBe(true);
  expect(await violationsOn(page, ['body'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.count()).toBe(0);
  await page.close();
});

/** Asks the server as the page does that was opened with the key. */
async function ask(name: string, body: object) {
  const headers = {
    'content-type': 'application/json',
    'x-edit-key': key().slice('#edit='.length),
    origin: development.url(),
    'sec-fetch-site': 'same-origin',
  };
  const response = await fetch(`${development.url()}/__edit/${name}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return response.json();
}

test('one change over two files is saved, and undone, as one', async () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: references as editors write them.
  const [seen, value] = ['since ${facts.water.founded}.', 'for ${facts.water.crew}.'].map(
    (end) => `On the water ${end}`,
  );
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above.
  const path = ['hero', 'text'];
  const home = {
    file: 'content/pages/home.yaml',
    changes: [{ seen, change: { does: 'set', path, value } }],
  };
  const water = {
    file: 'content/facts/water.yaml',
    changes: [{ change: { does: 'set', path: ['crew'], value: { count: 7 } } }],
  };
  const alone = await ask('save', home);
  expect(alone.messages[0]).toMatchObject({ path, isError: true });
  const { saved } = await ask('save', { ...home, others: [water] });
  expect(saved).toEqual([home.file, water.file]);
  expect(await changedLines('facts/water.yaml')).toHaveLength(1);
  await ask('undo', {});
  for (const name of touched) expect(await changedLines(name)).toEqual([]);
});

test('the key of a run stands in nothing that is served: the calls answer its pages only', async () => {
  const page = await development.browser().newPage();
  const served: string[] = [];
  page.on('response', async (response) => served.push(await response.text().catch(() => '')));
  await startEditing(await showEditor(page, development.url() + key()));
  // Whoever asks the server for its pages and scripts, as every user of the machine may, has no key then.
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((text) => text.includes(key().slice('#edit='.length)))).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');
  await page.close();
});
