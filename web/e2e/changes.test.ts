// Editors who are no programmers add, rename and retire what the site is about, take changes back, and propose them.
import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fixContent } from '../../codegen/command/fix/fix-content.ts';
import { compile } from '../../codegen/compile.ts';
import { violationsOn } from './accessibility.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { openEditor } from './editor-page.ts';
import { smallShop } from './project-copy.ts';

const development = startDevelopmentJourney();
const shop = startDevelopmentJourney(smallShop);

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', development.folder(), ...args], { encoding: 'utf8' }).trimEnd();
const read = (name: string) => readFile(join(development.folder(), 'content', name), 'utf8');

beforeAll(async () => {
  const root = development.folder();
  await writeFile(join(root, 'content/urls.yaml'), '/: page/home\n');
  await fixContent(root, () => compile({ root, schemaDir: join(root, 'schema') }));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Kim');
  git('config', 'user.email', 'kim@example.com');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Begin');
});

beforeEach(() => {
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '--force', 'content');
});

const changed = () => git('status', '--porcelain', '--untracked-files=all', 'content').split('\n');

const castine = '/hancock-county/castine';

/** Opens the form of the record that a page is about. */
async function openRecord(path: string) {
  const opened = await openEditor(development, path);
  await opened.press('Records');
  await opened.press(/^This page/);
  return opened;
}

test('a town is added: like another one, with its own name, figures and addresses, and undone', async () => {
  const { page, panel, press, editor } = await openRecord(castine);
  await press('Add one like it…');
  await panel.getByLabel('A town like Castine, called').fill('Orland');
  await press('Add');
  await panel.getByText('Still as in Castine: Type, Population').waitFor();
  await panel.getByText('towns/hancock/orland').first().waitFor();
  await panel.getByLabel('Population', { exact: true }).fill('2225');
  await panel.getByLabel('Population', { exact: true }).press('Enter');
  const file = 'towns/hancock/orland.yaml';
  await expect
    .poll(() => read(file))
    .toContain('name: Orland\nslug: orland\ncounty: hancock\ntype: Town\npopulation: 2225\n');
  expect(changed()).toEqual([' M content/urls.yaml', `?? content/${file}`]);
  await press('Undo');
  await expect.poll(() => read(file)).toContain('population: 1320');
  await press('Undo');
  await expect.poll(changed).toEqual(['']);
  await expect.poll(() => editor.getByRole('status').textContent()).toContain('Undone');
  await page.close();
});

test('a file that is left out is offered, comes with its first value, and goes with undo', async () => {
  const { page, panel, editor, press } = await openEditor(shop, '/');
  const file = join(shop.folder(), 'content/specifications.yaml');
  const written = () => readFile(file, 'utf8').catch(() => 'not there');
  await press('Records');
  await editor.getByLabel('Search').fill('specif');
  await press('Specifications not there yet: Add');
  await panel.getByRole('button', { name: '+ Ready-made set' }).click();
  await panel.getByLabel('Ready-made set').waitFor();
  await expect.poll(written).toMatch(/^set: \S+\n$/);
  await press('Undo');
  await expect.poll(written).toBe('not there');
  await panel.waitFor({ state: 'detached' });
  await page.close();
});

/** What visitors see of the look: whether a color is anywhere, and headings, buttons and the header. */
const lookOf = (page: Pick<Page, 'locator'>, color: string) =>
  page.locator('body').evaluate((body, wanted) => {
    const all = [...body.querySelectorAll('*')].map((each) => getComputedStyle(each));
    const of = (selector: string) => body.querySelector(selector) ?? body;
    const boxOf = (selector: string) => of(selector).getBoundingClientRect();
    return {
      hasColor: all.some((each) => [each.color, each.backgroundColor].includes(wanted)),
      font: getComputedStyle(of('h1')).fontFamily.split(',')[0],
      corners: getComputedStyle(of('main .button')).borderRadius,
      isMenuBelow: boxOf('header nav').top >= boxOf('header [href="/"]').bottom,
    };
  }, color);

test('the look is changed in its form: the page shows each change at once as it will be saved, and a faint color says the nearest one that is seen', async () => {
  const file = join(shop.folder(), 'content/look.yaml');
  const chosen = ['fonts: friendly', 'corners: soft', 'header: beside', ''].join('\n');
  const tones = 'tones: { light: { onAction: "#ffffff" } }\n';
  await writeFile(file, `ground: "#ffffff"\nink: "#27303b"\naction: "#1d5fae"\n${tones}${chosen}`);
  const [violet, typed] = ['rgb(122, 31, 162)', '#7a1fa2'];
  const { page, site, panel, editor, press } = await openEditor(shop, '/', 1800);
  // Nothing reaches the page but what the form is answered with.
  await page.routeWebSocket(/./, () => undefined);
  await page.reload();
  await press('Records');
  await editor.getByLabel('Search').fill('look');
  await editor
    .getByRole('region', { name: 'Records' })
    .getByRole('button', { name: /look/i })
    .first()
    .click();
  const action = panel.locator('[data-path="action"]');
  const choice = (of: string) => panel.locator(`[data-path="${of}"] select`);
  const field = action.getByRole('textbox').last();
  const before = {
    hasColor: false,
    font: '"Red Hat Display"',
    corners: '999px',
    isMenuBelow: false,
  };
  await expect.poll(() => lookOf(site, violet)).toEqual(before);
  await field.fill(typed);
  await expect.poll(() => lookOf(site, violet)).toEqual({ ...before, hasColor: true });
  await action.getByText(/^[\d.]+ : 1, enough for/).waitFor();
  expect(await readFile(file, 'utf8')).not.toContain(typed);
  await choice('fonts').selectOption('classic');
  await expect.poll(async () => (await lookOf(site, violet)).font).toBe('Lora');
  await choice('corners').selectOption('square');
  await expect.poll(async () => (await lookOf(site, violet)).corners).toBe('2px');
  await choice('header').selectOption('below');
  const after = { hasColor: true, font: 'Lora', corners: '2px', isMenuBelow: true };
  await expect.poll(() => lookOf(site, violet)).toEqual(after);
  await expect.poll(() => readFile(file, 'utf8')).toContain('header: below');

  await field.fill('#ffe08a');
  await action.getByText('Hard to see').waitFor();
  const nearest = action.getByRole('button', { name: /^Use “#[0-9a-f]{6}”$/ });
  const [, color = ''] = /“(.*)”/.exec(await nearest.innerText()) ?? [];
  await nearest.click();
  await expect.poll(() => readFile(file, 'utf8')).toContain(`action: "${color}"`);
  await action.getByText(/^[\d.]+ : 1, enough for/).waitFor();
  await field.fill(typed);
  await field.press('Enter');
  await expect.poll(() => readFile(file, 'utf8')).toContain(`action: "${typed}"`);
  await page.close();

  const saved = (await openEditor(shop, '/', 1800)).page;
  await expect.poll(() => lookOf(saved, violet)).toEqual(after);
  await saved.close();
});

test('a town is renamed: its old address leads to the new one, and taking that back restores every byte', async () => {
  const { page, panel, press, editor } = await openRecord(castine);
  await press('Rename…');
  await panel.getByLabel('New name').fill('West Castine');
  await press('Rename');
  await panel.getByRole('link', { name: '/hancock-county/west-castine' }).waitFor();
  await expect
    .poll(async () =>
      (await fetch(development.url() + castine, { redirect: 'manual' })).headers.get('location'),
    )
    .toBe('/hancock-county/west-castine');
  await press('Changes');
  const list = editor.getByRole('region', { name: 'Changes' });
  await list.getByText('New name').waitFor();
  await list.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(changed).toEqual(['']);
  await list.getByText('Nothing differs').waitFor();
  await page.close();
});

test('a town is moved into another county by a button: its old address leads to the new one, and undo restores every byte', async () => {
  const { page, panel, press } = await openRecord(castine);
  await press('Move to another county…');
  await panel.getByLabel('The county').selectOption('knox');
  await press('Move Castine');
  await panel.getByText('towns/knox/castine').first().waitFor();
  const address = await panel.locator('.record a').getAttribute('href');
  await expect
    .poll(async () =>
      (await fetch(development.url() + castine, { redirect: 'manual' })).headers.get('location'),
    )
    .toBe(address);
  expect(changed()).toContain(' D content/towns/hancock/castine.yaml');
  // Nothing leads back to what is no more, and once it is there again nothing leads away from it.
  expect(await panel.getByRole('button', { name: '← Back' }).count()).toBe(0);
  await page.goBack();
  await page.waitForURL(development.url() + address);
  await page.goForward();
  await press('Undo');
  await expect.poll(changed).toEqual(['']);
  await page.goto(development.url() + castine);
  expect(new URL(page.url()).pathname).toBe(castine);
  await page.close();
});

test('differences are listed as visitors read them, one change is taken back, and the rest is proposed', async () => {
  const fees = 'pricing/delivery.yaml';
  const before = await read(fees);
  const remote = join(development.folder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  git('remote', 'add', 'origin', remote);
  await writeFile(
    join(development.folder(), 'content', fees),
    before.replace('money: 2.5', 'money: 3.25'),
  );
  const town = await read('towns/hancock/castine.yaml');
  await writeFile(
    join(development.folder(), 'content/towns/hancock/castine.yaml'),
    town.replace('1320', '1321'),
  );
  const { page, press, editor } = await openEditor(development, '/', 390);
  await press('Changes');
  const list = editor.getByRole('region', { name: 'Changes' });
  await list
    .getByRole('listitem')
    .filter({ hasText: '$3.25' })
    .getByRole('button', { name: 'Take back' })
    .first()
    .click();
  await expect.poll(() => read(fees)).toBe(before);
  await list.getByText('$3.25').first().waitFor({ state: 'detached' });
  await press('Propose…');
  await list.getByLabel('What are these changes for?').fill('Count the people of Castine again');
  await press('Go on');
  await list.getByText('Commits 1 file of the content to it, and nothing else.').waitFor();
  expect(await violationsOn(page, ['body'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await list.getByRole('button', { name: 'Propose', exact: true }).click();
  await list.getByText('The branch “content/count-the-people-of-castine-again” is at').waitFor();
  const pushed = [
    '-C',
    remote,
    'show',
    '--name-only',
    '--format=%s',
    'content/count-the-people-of-castine-again',
  ];
  expect(execFileSync('git', pushed, { encoding: 'utf8' }).trim().split('\n')).toEqual([
    'Count the people of Castine again',
    '',
    'content/towns/hancock/castine.yaml',
  ]);
  expect(changed()).toEqual([' M content/towns/hancock/castine.yaml']);
  await page.close();
});

test('what is published is listed, and the change that takes one back is proposed', async () => {
  const [fees, town] = ['pricing/delivery.yaml', 'towns/hancock/castine.yaml'];
  const before = await read(fees);
  const publish = async (name: string, from: string, to: string, words: string) => {
    const file = join(development.folder(), 'content', name);
    await writeFile(file, (await read(name)).replace(from, to));
    git('commit', '--quiet', '--all', '--message', words);
  };
  await publish(fees, 'money: 2.5', 'money: 3.25', 'Raise the fee of delivery');
  await publish(town, '1320', '1321', 'Count the people of Castine');
  const { page, press, editor } = await openEditor(development, '/', 390);
  await press('Changes');
  const list = editor.getByRole('region', { name: 'Changes' });
  await list.getByRole('button', { name: 'Published', exact: true }).click();
  const raised = list.getByRole('listitem').filter({ hasText: 'Raise the fee' });
  await raised.getByText('Raise the fee of delivery').click();
  await raised.getByText('$3.25').first().waitFor();
  await raised.getByRole('button', { name: 'Take back…' }).click();
  await press('Go on');
  await list.getByText('Commits 1 file of the content to it, and nothing else.').waitFor();
  expect(await violationsOn(page, ['body'])).toEqual([]);
  await list.getByRole('button', { name: 'Propose', exact: true }).click();
  const branch = 'content/take-back-raise-the-fee-of-delivery';
  await list.getByText(`The branch “${branch}” is`).waitFor();
  // The change before it is taken back, and the one after it stays.
  expect(git('show', `${branch}:content/${fees}`)).toBe(before.trimEnd());
  expect(git('show', `${branch}:content/${town}`)).toContain('1321');
  expect(changed()).toEqual(['']);
  await page.close();
});

test('several records get one value as one change, on a phone by the keyboard; a bad one is told at its record', async () => {
  const vehicles = ['drifter', 'tandem'].map((name) => `vehicles/loonbay/${name}.yaml`);
  const [drifter = '', tandem = ''] = vehicles;
  const commented = (await read(drifter)).replace(
    ': Model price',
    ':   "Model price" # as in spring',
  );
  await writeFile(join(development.folder(), 'content', drifter), commented);
  const { page, press, editor } = await openEditor(development, '/', 390);
  await press('Records');
  const sheet = editor.getByRole('region', { name: 'Records' });
  await sheet.locator('summary', { hasText: 'Vehicle' }).press('Enter');
  await sheet.getByRole('button', { name: 'Change several at once…' }).press('Enter');
  await sheet.getByRole('checkbox', { name: 'DRIFTER' }).press(' ');
  await sheet.getByRole('button', { name: 'Tick all' }).press('Enter');
  await sheet.getByLabel('The field').selectOption({ label: 'Price › Amount' });
  const field = sheet.getByLabel('Amount', { exact: true });
  const row = (name: string) =>
    sheet
      .getByRole('list', { name: 'What changes' })
      .getByRole('listitem')
      .filter({ hasText: name });
  await row('TANDEM').getByText('$1450').waitFor();
  await field.fill('dear');
  await row('TANDEM').getByText('To correct').waitFor();
  await sheet.getByRole('button', { name: 'Change 2 records' }).press('Enter');
  await sheet.getByText('Nothing is saved').waitFor();
  await sheet.getByLabel('The field').selectOption({ label: 'Price › Label' });
  await sheet.getByRole('textbox', { name: 'Label optional' }).fill('Price in store');
  await row('DRIFTER').getByText('Price in store').waitFor();
  expect(await row('TANDEM').textContent()).toBe('TANDEM nothing → Price in store');
  expect(await violationsOn(page, ['iframe'])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await sheet.getByRole('button', { name: 'Change 2 records' }).press('Enter');
  await sheet.getByText('Saved in 2 records.').waitFor();
  expect(await read(drifter)).toBe(commented.replace('Model price', 'Price in store'));
  expect(changed()).toEqual(vehicles.map((name) => ` M content/${name}`));
  expect(git('diff', '--unified=0', `content/${tandem}`)).toContain(
    '-price: { money: 2380 }\n+price: { money: 2380, label: Price in store }',
  );
  await press('Take it back');
  await expect.poll(() => read(drifter)).toBe(commented);
  expect(changed()).toEqual([` M content/${drifter}`]);
  await page.close();
});

test('a text that no longer holds is doubted at the value that has changed, and among the changes', async () => {
  const golden = 'codegen/rules/not-shared/testdata/not-shared/content';
  for (const name of ['pages/contact.yaml', 'site.yaml'])
    await cp(join(golden, name), join(development.folder(), 'content', name));
  const { page, panel, press, editor } = await openEditor(development, '/contact');
  const doubt = 'Does “One number for the shop and the dock.” still hold? Dock has another phone.';
  await press('Changes');
  const list = editor.getByRole('region', { name: 'Changes' });
  await list.getByRole('button', { name: doubt }).click();
  await panel.getByText('pages/contact').first().waitFor();
  await panel.getByText(doubt).waitFor();
  await press('Changes');
  await press('Records');
  const sheet = editor.getByRole('region', { name: 'Records' });
  await sheet.getByLabel('Search').fill('site');
  await sheet
    .getByRole('button', { name: / site$/ })
    .first()
    .click();
  await panel.locator('[data-path="departments/dock"] button').click();
  await panel.locator('[data-path$="dock/phone"]').getByText(doubt).waitFor();
  await page.close();
});
