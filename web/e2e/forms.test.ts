// The forms besides that of the contact page: what they ask, refuse, send and keep.
import { DatabaseSync } from 'node:sqlite';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { townPath, vehiclePath } from './content/addresses.ts';
import { filesIn, first, sectionOf, vehicleName, vehicles } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';
import { follow, hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();
const cart = first(vehicles);
const { rentals } = filesIn<Record<string, Record<string, { count: number }>>>('pricing');
const most = rentals?.terms?.maximumAdditionalDrivers ?? expect.fail();
const name = vehicleName(cart);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const messagesFrom = (email: string) => {
  const store = new DatabaseSync(`${journey.site().dataDir}/leads.sqlite`, { readOnly: true });
  const rows = store.prepare('SELECT form, fields FROM lead').all();
  store.close();
  const messages = rows.map(({ form, fields }) => ({ form, ...JSON.parse(String(fields)) }));
  return messages.filter((message) => message.email === email);
};

async function fillPerson(page: Page, email: string) {
  const isWhole = await page.getByLabel('Your name').isVisible();
  if (isWhole) await page.getByLabel('Your name').fill("Zoë O'Brien");
  else {
    await page.getByLabel('First Name').fill('Zoë');
    await page.getByLabel('Last Name').fill("O'Brien");
  }
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('(302) 555-0142');
}

const shown = sectionOf('/denago', 'model-grid').vehicles as readonly string[];
const model = vehicles.find(({ id }) => id === shown.at(-1)) ?? expect.fail();
const town = first(sampleTowns);

test.for([
  ['/denago', `Get Quote – ${model.model}`, vehicleName(model)],
  [vehiclePath(model.id), `Send a Message – ${vehicleName(model)}`, vehicleName(model)],
  [townPath(town), 'Send Us a Message', `golf carts in ${town.name}`],
  [townPath(town), 'Ask about your address', `delivery to ${town.name}`],
] as const)('who asks from %s by "%s" finds %s filled in', async ([path, link, subject]) => {
  const page = await journey.open(path);
  await follow(page, page.getByRole('link', { name: link, exact: true }));
  await page.getByText(`About: ${subject}`, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await expect.poll(() => message.inputValue()).toBe(`About ${subject}: `);
});

const requestDrive = (page: Page) =>
  page.getByRole('button', { name: 'Request a Test Drive' }).click();

test('a test drive is requested from a vehicle, which is filled in', async () => {
  const page = await journey.open(vehiclePath(cart.id));
  await follow(page, page.getByRole('link', { name: `Request a Test Drive – ${name}` }));
  await page.getByRole('definition').getByText(name, { exact: true }).waitFor();
  expect(await page.locator('[name=cart]').inputValue()).toBe(cart.id);
  await page.getByLabel('Day', { exact: true }).fill(dayIn(7));
  await fillPerson(page, 'drive@visitor.example');
  const sent = page.waitForRequest('**/api/forms/test-drive');
  await requestDrive(page);
  await page.waitForURL(/thank-you\?sent=test-drive/);
  await page.getByText('We have your test drive request').waitFor();
  expect(messagesFrom('drive@visitor.example')).toMatchObject([
    { form: 'test-drive', cart: cart.id, day: dayIn(7), time: '', message: '' },
  ]);
  const request = await sent;
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  await expectDescribed(request.postDataJSON());
});

/** The API's document allows what the form has sent. */
async function expectDescribed(body: unknown) {
  const answer = await fetch(`${journey.site().url}/api/openapi.json`);
  const { components } = await answer.json();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const isDescribed = ajv.compile(components.schemas['test-drive-message']);
  expect(isDescribed(body), JSON.stringify(isDescribed.errors)).toBe(true);
}

test('without scripts the vehicle is filled in too, and a form sent twice is one message', async () => {
  const page = await journey.open(vehiclePath(cart.id), withoutScripts);
  await page.getByRole('link', { name: `Request a Test Drive – ${name}` }).click();
  expect(await page.locator('[name=cart]').inputValue()).toBe(cart.id);
  const sendWhole = async () => {
    await page.getByLabel('Day', { exact: true }).fill(dayIn(7));
    await fillPerson(page, 'plain-drive@visitor.example');
    await requestDrive(page);
    // Chromium refuses to go back from a page that has not yet loaded.
    await page.waitForURL(/thank-you\?sent=/);
  };
  await sendWhole();
  await page.goBack();
  await sendWhole();
  expect(messagesFrom('plain-drive@visitor.example')).toHaveLength(1);
});

test('a rental says what is wrong with it, and is sent once it is right', async () => {
  const page = await journey.open('/rental-request');
  await hydrated(page);
  await page.getByLabel('Cart', { exact: true }).selectOption('six-seater');
  await page.getByLabel('Days', { exact: true }).fill('5');
  await page.getByLabel('First day').fill(dayIn(-9));
  await page.getByLabel('Deliver to').selectOption({ label: first(sampleTowns).name });
  await page.getByText('Add drivers').click();
  await page.getByLabel('How many extra drivers?').fill(`${most.count + 5}`);
  await fillPerson(page, 'rental@visitor.example');
  const send = page.getByRole('button', { name: 'Request a Rental' });
  await send.click();
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Pick a first day, today or later',
    'Check the box to confirm that the renter is old enough and licensed',
    `Enter a number from 0 to ${most.count}`,
  ]);
  await page.getByLabel('First day').fill(dayIn(15));
  await page.getByLabel('How many extra drivers?').fill('1');
  await page.getByLabel('The renter is at least').check();
  await send.click();
  await page.waitForURL(/thank-you\?sent=rental-request/);
  expect(messagesFrom('rental@visitor.example')).toMatchObject([
    { form: 'rental-request', days: '5', start: dayIn(15), drivers: '1', renter: 'yes' },
  ]);
});

test.for(['/contact', '/rental-request'])(
  'what only the server finds wrong on %s is said at its field like everything else',
  async (path) => {
    const page = await journey.open(path);
    await hydrated(page);
    await page.route('**/assets/form-resolver-*.js', (route) => route.abort());
    await page.locator('main form button[type=submit]').click();
    const summary = page.locator('[data-summary]');
    await summary.waitFor();
    const wrong = page.locator('main form [aria-invalid=true]');
    const names = await wrong.evaluateAll((fields) => fields.map((each) => Object(each).name));
    expect(names.length).toBeGreaterThan(3);
    expect(await summary.getByRole('link').count()).toBe(names.length);
    expect(await page.evaluate(() => Object(document.activeElement).name)).toBe(names[0]);
  },
);

test('a text that a link filled in is asked for, until something is added', async () => {
  const page = await journey.open(`/contact?about=${encodeURIComponent(name)}`);
  await hydrated(page);
  await page.getByText(`About: ${name}`, { exact: true }).waitFor();
  await fillPerson(page, 'about@visitor.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: 'Message must be at least 10 characters' }).waitFor();
  await page.getByLabel('Message', { exact: true }).fill(`About ${name}: is it in stock?`);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.waitForURL('**/thank-you');
});

test('without scripts the link is answered too, and asked for all the same', async () => {
  const path = `/contact?about=${encodeURIComponent(name)}`;
  const page = await journey.open(path, withoutScripts);
  await page.getByText(`About: ${name}`, { exact: true }).waitFor();
  const message = page.getByLabel('Message', { exact: true });
  expect(await message.inputValue()).toBe(`About ${name}: `);
  await fillPerson(page, 'plain-about@visitor.example');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: 'Message must be at least 10 characters' }).waitFor();
  expect(await message.inputValue()).toBe(`About ${name}: `);
  expect(messagesFrom('plain-about@visitor.example')).toEqual([]);
});
