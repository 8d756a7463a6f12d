import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { site } from '../../generated/site.ts';
import { hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

const mainPhone = site.phones.main.number;

const messages = [
  'First name is required',
  'Last name is required',
  'Invalid email address',
  'Phone number is required',
  'Message must be at least 10 characters',
];

async function fill(page: Page, email = 'zoe@visitor.example') {
  await page.getByLabel('First Name').fill('Zoë');
  await page.getByLabel('Last Name').fill("O'Brien");
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('(302) 555-0142');
  await page.getByLabel('What is it about?').selectOption('service');
  await page.getByLabel('Message', { exact: true }).fill('The brakes squeak in the rain.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const focusedText = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return active === document.body ? 'nothing' : active?.textContent;
  });

/** Everything the store holds, as text. */
async function storedText(): Promise<string> {
  const { dataDir } = journey.site();
  const files = (await readdir(dataDir)).filter((name) => /\.(db|sqlite)$/.test(name));
  const texts = files.map((name) => {
    const store = new DatabaseSync(join(dataDir, name), { readOnly: true });
    const tables = store.prepare("select name from sqlite_master where type = 'table'").all();
    const rows = tables.flatMap((table) => store.prepare(`select * from "${table.name}"`).all());
    store.close();
    return JSON.stringify(rows);
  });
  return texts.join('\n');
}

describe('the contact form', () => {
  test('says what is missing, leads to it, and loses nothing', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await page.getByLabel('First Name').fill('Zoë');
    await send(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    const said = await page.locator('main').innerText();
    for (const message of messages.slice(1)) expect(said).toContain(message);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Zoë');
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await summary.getByRole('link', { name: 'Invalid email address' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  });

  test('sends a message once, thanks, and keeps it', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await fill(page, 'once@visitor.example');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let posts = 0;
    await page.route('**/api/contact', async (route) => {
      posts += 1;
      await held;
      await route.continue();
    });
    await send(page).dblclick();
    const pending = page.getByRole('button', { name: 'Sending...' });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    expect(await focusedText(page)).toBe('Sending...');
    release();
    await page.waitForURL('**/thank-you');
    expect(posts).toBe(1);
    expect(await storedText()).toContain('once@visitor.example');
  });

  test('thanks nobody for a message that was not sent', async () => {
    const page = await journey.open('/thank-you');
    const said = `${await page.title()}. ${await page.locator('main').innerText()}`;
    const claims = said
      .split(/[.!?]\s|\n/)
      .filter((sentence) =>
        /(thank you|thanks) for|\bwe('ve| have)? (got|have|received) (it|your)/i.test(sentence),
      );
    expect(claims.filter((claim) => !claim.startsWith('If '))).toEqual([]);
  });

  test.for([
    [{ error: 'The store is full' }, 'The store is full'],
    [{}, 'Failed to submit contact form'],
  ] as const)('shows a refusal of %o as an error notice', async ([body, text]) => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await fill(page);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: body }));
    await send(page).click();
    const notice = page.getByRole('alert').filter({ hasText: text });
    await notice.waitFor();
    expect(await notice.innerText()).toContain('Error');
    expect(await focusedText(page)).toContain(text);
    expect(await send(page).isEnabled()).toBe(true);
    expect(await page.getByLabel('Last Name').inputValue()).toBe("O'Brien");
  });

  test.for([
    ['the login page of a network', { contentType: 'text/html', body: '<h1>Login to WiFi</h1>' }],
    ['nothing', { status: 204 }],
    ['other JSON', { json: { hello: 1 } }],
    ['a redirect to a page', { status: 302, headers: { location: '/thank-you' } }],
    ['a page for unknown addresses', { status: 404, contentType: 'text/html', body: '<h1>404' }],
  ] as const)(
    'answered with %s says that nothing was sent, whom to call, and keeps it',
    async ([, answer]) => {
      const page = await journey.open('/contact');
      await hydrated(page);
      await fill(page);
      await page.route('**/api/contact', (route) => route.fulfill(answer));
      await send(page).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Failed to submit contact form' });
      await notice.waitFor();
      expect(await notice.innerText()).toContain(mainPhone);
      expect(new URL(page.url()).pathname).toBe('/contact');
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toContain('brakes');
    },
  );

  test('refused by the server says what is wrong with each field, and leads to the first', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await page.route('**/assets/form-resolver-*.js', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill('ada');
    await send(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    expect(await summary.getByRole('link').allTextContents()).toEqual(messages);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(messages.length);
    expect(await page.title()).toMatch(/^Error: /);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'firstName',
    );
    expect(await page.getByRole('alert').count()).toBe(1);
  });

  test('says so when the server is not reached', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await fill(page);
    await page.route('**/api/contact', (route) => route.abort());
    await send(page).click();
    await page.getByText('Failed to send message. Please try again.').waitFor();
  });

  test('works without scripts, faults and all', async () => {
    const page = await journey.open('/contact', withoutScripts);
    await page.getByLabel('First Name').fill('Ada');
    await send(page).click();
    const said = await page.locator('main').innerText();
    expect(said).toContain('There is a problem');
    for (const message of messages.slice(1)) expect(said).toContain(message);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Ada');
    await fill(page, 'plain@visitor.example');
    await send(page).click();
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    expect(await storedText()).toContain('plain@visitor.example');
  });
});
