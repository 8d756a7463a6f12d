// Whatever goes wrong between the page and its files: what somebody types is kept, and something is said where they look.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Page, Route } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { commitContent } from '../editor/calls/testing/kept-project.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { type EditorPage, openEditor, startEditing, stopsOn, untilReady } from './editor-page.ts';
import { secondDealer } from './project-copy.ts';

const development = startDevelopmentJourney(secondDealer);

const explorer = 'vehicles/loonbay/explorer.yaml';
const fileOf = (name: string) => join(development.folder(), 'content', name);
const read = (name = explorer) => readFile(fileOf(name), 'utf8');
const isWritten = (text: string) => expect.poll(() => read()).toContain(text);

beforeAll(() => commitContent(development.folder()));

beforeEach(async () =>
  writeFile(fileOf(explorer), await readFile(join(secondDealer, explorer), 'utf8')),
);

const price = (site: FrameLocator, text: string) => site.locator('main').getByText(text).first();

/** Opens the form of the kayak at its price. */
async function editPrice(shown = '2.000'): Promise<EditorPage> {
  const opened = await openEditor(development, '/boats/loonbay-explorer');
  await startEditing(opened);
  await price(opened.site, shown).click();
  await opened.focused.waitFor();
  return opened;
}

/** Keeps the next answers to a call back until the returned function is called. */
async function hold(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/__edit/${name}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a conflict stands at its field with both values, and what was decided stays decided', async () => {
  const [one, other] = [await editPrice(), await editPrice()];
  const field = other.panel.locator('[data-path="price/money"]');
  const unsaved = other.editor.getByRole('status').getByText('Not saved');
  for (const [ours, theirs, decision] of [
    ['2070', '2060', 'Keep 2060'],
    ['2090', '2080', 'Use my 2090'],
  ] as const) {
    await other.focused.fill(ours);
    await unsaved.waitFor();
    await one.focused.fill(theirs);
    await one.focused.press('Enter');
    await isWritten(theirs);
    await other.focused.press('Enter');
    await field.getByRole('button', { name: decision }).waitFor();
    expect(await field.locator('input').inputValue()).toBe(ours);
    await unsaved.waitFor();
    await field.getByRole('button', { name: decision }).click();
    const [, decided = ''] = /(\d+)$/.exec(decision) ?? [];
    await isWritten(decided);
    await unsaved.waitFor({ state: 'detached' });
    await expect.poll(() => field.locator('input').inputValue()).toBe(decided);
    await other.page.reload();
    await other.editor.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await other.editor.getByRole('button', { name: 'Not saved' }).count()).toBe(0);
    for (const { site } of [one, other]) await price(site, `2.0${decided.slice(2)}`).waitFor();
    // A reloaded page is to be edited once its scripts are there.
    await untilReady(other);
    await price(other.site, `2.0${decided.slice(2)}`).click();
    await other.focused.waitFor();
  }
  // Both want the same: there is nothing to decide.
  for (const { focused } of [one, other]) await focused.fill('2110');
  for (const { focused } of [one, other]) await focused.press('Enter');
  await isWritten('2110');
  await unsaved.waitFor({ state: 'detached' });
  expect(await other.panel.locator('.message.error').count()).toBe(0);
  await Promise.all([one.page.close(), other.page.close()]);
});

test('a save whose answer is lost with its page is no draft of the next one', async () => {
  const { page, editor, focused } = await editPrice();
  await page.route('**/__edit/save', async (route) => {
    await route.fetch();
  });
  await focused.fill('2120');
  await focused.press('Enter');
  await isWritten('2120');
  await page.goto(`${development.url()}/__desk/rentals`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await editor.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await editor.getByRole('button', { name: 'Not saved' }).count()).toBe(0);
  await page.close();
});

test('a field that is added is there at once, and what is typed before the answer is saved whole', async () => {
  const { page, panel, editor } = await editPrice();
  const answer = await hold(page, 'save');
  await panel.getByRole('button', { name: '+ Note' }).first().click();
  await page.keyboard.type('With paddle and spray deck');
  await editor.getByRole('status').getByText('Saving…').waitFor();
  answer();
  await page.keyboard.press('Enter');
  await isWritten('With paddle and spray deck');
  await editor.getByRole('status').getByText('Saved').waitFor();
  // So is the first item of an empty list.
  const first = await hold(page, 'save');
  const list = panel.locator('fieldset[data-path="images"]');
  await list.getByRole('button', { name: '+ Add' }).click();
  await list.locator('[data-path="images/0"]').getByText('Choose a picture').waitFor();
  first();
  await panel.getByRole('button', { name: 'Forget my changes' }).click();
  await page.close();
});

test('what is forgotten is gone at once: nobody types on in it', async () => {
  const { page, panel, focused } = await editPrice();
  await focused.fill('much too much');
  await focused.press('Enter');
  const input = panel.locator('[data-path="price/money"] input');
  await panel.getByText('Not saved yet').waitFor();
  const answer = await hold(page, 'show');
  await panel.getByRole('button', { name: 'Forget my changes' }).click();
  await expect.poll(() => input.inputValue()).toBe('2000');
  await input.fill('2130');
  answer();
  await input.press('Enter');
  await isWritten('2130');
  await expect.poll(() => panel.locator('.message.error').count()).toBe(0);
  await page.close();
});

test('a file that another program has broken is named with its line, and what is typed waits for it', async () => {
  const { page, panel, focused } = await editPrice();
  const text = await read();
  await writeFile(fileOf(explorer), text.replace('features:', 'features'));
  const line = text.slice(0, text.indexOf('features:')).split('\n').length;
  const said = panel.getByText('This file cannot be read: line');
  await said.waitFor();
  expect(await said.textContent()).toMatch(new RegExp(`line ${line}|line ${line + 1}`));
  await focused.fill('2140');
  await focused.press('Enter');
  await panel.getByText('Not saved yet').waitFor();
  expect(await focused.inputValue()).toBe('2140');
  await writeFile(fileOf(explorer), text);
  await said.waitFor({ state: 'detached' });
  await isWritten('2140');
  await page.close();
});

test('undo names what it cannot undo, and can skip it', async () => {
  const { page, editor, focused, panel } = await editPrice();
  for (const typed of ['2150', '2160']) {
    await focused.fill(typed);
    await focused.press('Enter');
    await isWritten(typed);
    await panel.locator(`input[value="${typed}"]`).focus();
  }
  await writeFile(fileOf(explorer), (await read()).replace('2160', '2150'));
  const undo = editor.getByRole('button', { name: 'Undo' });
  await undo.click();
  const said = editor.getByRole('region', { name: 'Undo' });
  await said.getByText(`${explorer} does not say “price: { money: 2160 }” any more`).waitFor();
  await said.getByRole('button', { name: 'Skip this one' }).click();
  await isWritten('2000');
  await editor.getByRole('status').getByText('Undone in').waitFor();
  await page.close();
});

const asPage = { contentType: 'text/html', body: '<!doctype html><title>Gone</title>' };

/** The server gets the question, and never answers. */
const hangs = async () => undefined;

/** The ways in which a call fails. */
const failures: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  (route) => route.fulfill({ ...asPage, status: 500 }),
  (route) => route.fulfill(asPage),
  (route) => route.fulfill({ status: 403, json: { refused: 'the key' } }),
  (route) => route.abort('connectionreset'),
  hangs,
];

const gone = /no connection|could not do it|has not the key|has not answered/;

/** Asks again, unless that has been done by itself: another call had its answer meanwhile. */
const tryAgain = ({ editor }: EditorPage) =>
  editor
    .getByRole('button', { name: 'Try again' })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);

/** Lets one call after another fail until that is said, each in another way, and does the same again. */
function failingOnce({ page, editor }: EditorPage) {
  let failed = 0;
  /** Nobody waits here as long as people do. */
  const waitBriefly = (isBrief: boolean) =>
    page.evaluate((brief) => {
      const waits = Object(AbortSignal);
      waits.usual ??= waits.timeout;
      waits.timeout = brief ? () => waits.usual.call(waits, 500) : waits.usual;
    }, isBrief);
  return async (name: string, act: () => Promise<unknown>, again = act) => {
    const fail = failures[failed % failures.length] ?? expect.fail();
    failed += 1;
    await waitBriefly(fail === hangs);
    await page.route(`**/__edit/${name}`, fail);
    await act();
    await editor.getByText(gone).first().waitFor();
    await page.unroute(`**/__edit/${name}`);
    await waitBriefly(false);
    await again();
    await expect.poll(() => editor.getByText(gone).count()).toBe(0);
  };
}

test('every call fails once: it is said where somebody looks, and the next try works', async () => {
  const opened = await openEditor(development, '/boats/loonbay-explorer');
  const { page, editor, panel, press } = opened;
  const failsOnce = failingOnce(opened);
  const pressing = (name: string | RegExp) => () => press(name);
  const retry = () => tryAgain(opened);
  const list = editor.getByRole('region', { name: 'Changes' });
  await failsOnce('records', pressing('Records'), retry);
  await failsOnce('record', pressing(/^This page/), retry);
  await press('Add one like it…');
  await panel.getByLabel('called').fill('Wanderer');
  await failsOnce('addRecord', pressing('Add'));
  await panel.getByText('vehicles/loonbay/wanderer').first().waitFor();
  await press('Rename…');
  await panel.getByLabel('New name').fill('Rover');
  await failsOnce('renameRecord', pressing('Rename'));
  await panel.getByText('vehicles/loonbay/rover').first().waitFor();
  await failsOnce('undo', pressing('Undo'));
  await panel.getByText('vehicles/loonbay/wanderer').first().waitFor();
  await failsOnce('redo', pressing('Redo'));
  await panel.getByText('vehicles/loonbay/rover').first().waitFor();
  await failsOnce('changes', pressing('Changes'), retry);
  await list.getByRole('button', { name: 'Take back' }).first().waitFor();
  await list.getByText('Comparing').waitFor({ state: 'detached' });
  await press('Propose…');
  await list.getByLabel('What are these changes for?').fill('One more kayak');
  await failsOnce('plan', pressing('Go on'));
  await list.getByText('This will be done').waitFor();
  await failsOnce('propose', () =>
    list.getByRole('button', { name: 'Propose', exact: true }).click(),
  );
  await press('Cancel').catch(() => undefined);
  await failsOnce('takeBack', () =>
    list.getByRole('button', { name: 'Take back' }).first().click(),
  );
  await list.getByText('Nothing differs').waitFor();
  await page.close();
});

test('what is looked up, and what is done with several records, fails once as well', async () => {
  const opened = await editPrice();
  const { page, editor, panel, press } = opened;
  const failsOnce = failingOnce(opened);
  const retry = () => tryAgain(opened);
  const choosePrice = async () => {
    await stopsOn(opened.site).first().waitFor({ state: 'attached' });
    await price(opened.site, '2.000').click();
  };
  const reload = async () => {
    await page.reload();
    await choosePrice();
  };
  await failsOnce(
    'save',
    async () => {
      await opened.focused.fill('2170');
      await opened.focused.press('Enter');
    },
    retry,
  );
  await isWritten('2170');
  await press('Undo');
  await isWritten('2000');
  await failsOnce('factList', () => press('Facts'), retry);
  await press('Records');
  const sheet = editor.getByRole('region', { name: 'Records' });
  const seek = (words: string) => () => sheet.getByLabel('Search').fill(words);
  await failsOnce('places', seek('price'), seek('prices'));
  await seek('')();
  await sheet.locator('summary', { hasText: 'Vehicle' }).click();
  await sheet.getByRole('button', { name: 'Change several at once…' }).click();
  for (const name of ['EXPLORER', 'TANDEM']) await sheet.getByRole('checkbox', { name }).check();
  const choose = () => sheet.getByLabel('The field').selectOption({ label: 'Price › Label' });
  await failsOnce('showSeveral', choose, retry);
  const answer = await hold(page, 'showSeveral');
  const asked = page.waitForRequest('**/__edit/showSeveral');
  await sheet.getByRole('textbox', { name: 'Label optional' }).fill('Price in store');
  await asked;
  // Who clicks before the answer to what is typed has come is not locked out.
  const change = sheet.getByRole('button', { name: /^Change \d/ });
  expect(await change.isEnabled()).toBe(true);
  answer();
  await failsOnce('saveSeveral', () => change.click());
  await isWritten('Price in store');
  await failsOnce('undo', () => press('Take it back'));
  await expect.poll(() => read()).not.toContain('Price in store');
  await press('Records');
  await failsOnce('facts', reload, reload);
  await failsOnce('record', reload, retry);
  await failsOnce('show', reload, choosePrice);
  await press('Retire…');
  await panel.getByRole('radio', { name: 'reads that it is gone' }).check();
  await panel.getByLabel('Why it is gone').fill('It is worn out.');
  await failsOnce('retireRecord', () => press(/^Retire EXPLORER/));
  await expect.poll(() => read().catch(() => 'gone')).toBe('gone');
  await press('Undo');
  await isWritten('2000');
  await page.close();
});
