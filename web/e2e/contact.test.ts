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

  test('judges no field while it is filled in, and only the wrong one when it is sent', async () => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await fill(page, 'ada@');
    const email = page.getByLabel('Email', { exact: true });
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    await send(page).click();
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await summary.waitFor();
    expect(await summary.getByRole('link').allTextContents()).toEqual(['Invalid email address']);
    const described = (await email.getAttribute('aria-describedby')) ?? '';
    const words = described.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
    expect(await Promise.all(words)).toContain('Invalid email address');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    expect(await email.inputValue()).toBe('ada@');
  });

  test('tells the browser that fills it in what each field is', async () => {
    const page = await journey.open('/contact');
    const wanted = {
      'First Name': ['text', 'given-name'],
      'Last Name': ['text', 'family-name'],
      Email: ['email', 'email'],
      Phone: ['tel', 'tel'],
    };
    for (const [label, [type, token]] of Object.entries(wanted)) {
      const field = page.getByLabel(label, { exact: true });
      expect([label, await field.getAttribute('type')]).toEqual([label, type]);
      expect([label, await field.getAttribute('autocomplete')]).toEqual([label, token]);
    }
    expect(await page.locator('main form [placeholder]').count()).toBe(0);
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
    await page.goBack();
    await expect.poll(() => page.getByLabel('Last Name').inputValue()).toBe('');
  });

  test.for([
    ['a refusal', { status: 503, json: { error: 'The store is full' } }, 'The store is full'],
    [
      'the login page of a network',
      { contentType: 'text/html', body: '<h1>Login to WiFi</h1>' },
      'Failed to submit contact form',
    ],
  ] as const)('answered with %s says so, whom to call, and keeps it', async ([, answer, text]) => {
    const page = await journey.open('/contact');
    await hydrated(page);
    await fill(page);
    await page.route('**/api/contact', (route) => route.fulfill(answer));
    await send(page).click();
    const notice = page.getByRole('alert').filter({ hasText: text });
    await notice.waitFor();
    const said = await notice.innerText();
    expect(said).toContain('Error');
    if (text === 'Failed to submit contact form') expect(said).toContain(mainPhone);
    expect(await focusedText(page)).toContain(text);
    expect(await send(page).isEnabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(await page.getByLabel('Last Name').inputValue()).toBe("O'Brien");
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
