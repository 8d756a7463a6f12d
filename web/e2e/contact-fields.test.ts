import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hydrated, startJourney } from './journey.ts';

const journey = startJourney();

const good: Readonly<Record<string, string>> = {
  'First Name': 'Ada',
  'Last Name': 'Plain',
  Email: 'ada@visitor.example',
  Phone: '302-555-0142',
  Message: 'Where can I try one of your carts?',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

async function openForm(): Promise<Page> {
  const page = await journey.open('/contact');
  await hydrated(page);
  return page;
}

describe('a field of the contact form', () => {
  test.for([
    ['First Name', '', 'First name is required'],
    ['Last Name', '', 'Last name is required'],
    ['Email', 'ada@', 'Invalid email address'],
    ['Phone', '555-0142', 'Phone number is required'],
    ['Message', 'Too short', 'Message must be at least 10 characters'],
  ] as const)(
    'with a fault says only its own message: %s "%s"',
    async ([label, value, message]) => {
      const page = await openForm();
      for (const [name, words] of Object.entries(good)) await field(page, name).fill(words);
      await field(page, label).fill(value);
      await send(page);
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
      await summary.waitFor();
      expect(await summary.getByRole('link').allTextContents()).toEqual([message]);
      const described = await field(page, label).getAttribute('aria-describedby');
      const words = await Promise.all(
        (described ?? '').split(' ').map((id) => page.locator(`[id="${id}"]`).textContent()),
      );
      expect(words).toContain(message);
      expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
      for (const [name, words] of Object.entries(good)) {
        expect(await field(page, name).inputValue()).toBe(name === label ? value : words);
      }
    },
  );

  test('is not judged while it is filled in', async () => {
    const page = await openForm();
    await field(page, 'Email').fill('ada@');
    await field(page, 'Phone').focus();
    await field(page, 'Message').focus();
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
    expect(await page.getByText('Invalid email address').count()).toBe(0);
  });

  test('says what it is to the browser that fills it in', async () => {
    const page = await openForm();
    const wanted = {
      'First Name': ['text', 'given-name'],
      'Last Name': ['text', 'family-name'],
      Email: ['email', 'email'],
      Phone: ['tel', 'tel'],
    };
    for (const [label, [type, token]] of Object.entries(wanted)) {
      expect(await field(page, label).getAttribute('type')).toBe(type);
      expect(await field(page, label).getAttribute('autocomplete')).toBe(token);
    }
    expect(await page.locator('main form [placeholder]').count()).toBe(0);
  });

  test('offers four interests, sales at first', async () => {
    const page = await openForm();
    const interest = page.getByRole('combobox', { name: 'What is it about?' });
    expect(await interest.inputValue()).toBe('sales');
    expect(await interest.locator('option').allTextContents()).toEqual([
      'Sales Inquiry',
      'Service Request',
      'Parts & Accessories',
      'General Question',
    ]);
  });
});

describe('the contact form', () => {
  test('takes the focus to what is wrong', async () => {
    const page = await openForm();
    await send(page);
    await page.getByRole('alert').filter({ hasText: 'There is a problem' }).waitFor();
    const focus = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute('name') ?? active?.closest('[role=alert]')?.textContent;
    });
    expect(focus).toMatch(/firstName|There is a problem/);
  });

  test('is empty again after a message was sent', async () => {
    const page = await openForm();
    for (const [name, words] of Object.entries(good)) await field(page, name).fill(words);
    await send(page);
    await page.waitForURL('**/thank-you');
    await page.goBack();
    await field(page, 'First Name').waitFor();
    for (const label of Object.keys(good)) expect(await field(page, label).inputValue()).toBe('');
  });
});
