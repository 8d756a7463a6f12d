// Every form of the dealer, by its file: what it asks, refuses, sends and keeps, with scripts and without.
import { DatabaseSync } from 'node:sqlite';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isClosedOn } from '../../generated/contract/forms.ts';
import { forms } from '../../generated/forms.ts';
import { townPath, vehiclePath } from './content/addresses.ts';
import { first, templates, vehicles } from './content/records.ts';
import { sampleTowns } from './content/samples.ts';
import { follow, footerLink, hydrated, startJourney, withoutScripts } from './journey.ts';

const journey = startJourney();

type Form = (typeof forms)[number];
type Field = Form['fields'][number];

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const coming = Array.from({ length: 30 }, (_, days) => dayIn(days + 2));

/** A coming day on which the department of a field is closed, or open. */
const dayFor = ({ closedDays }: Field, isClosed: boolean) =>
  coming.find((day) => (closedDays ? isClosedOn(day, closedDays) : false) === isClosed);
const samples: Readonly<Record<string, string>> = {
  text: "Zoë O'Brien",
  email: 'zoe@visitor.example',
  tel: '(302) 555-0142',
  textarea: 'The brakes squeak in the rain.',
  number: '1',
};

const control = (page: Page, { name }: Pick<Field, 'name'>) =>
  page.locator(`main form[method=post] [name="${name}"]`);
const send = (page: Page) => page.locator('main form[method=post] [type=submit]');
const summary = (page: Page) =>
  page.getByRole('group', { name: forms[0]?.texts.summaryTitle ?? '' });

/** Whether something has the focus, which reads it aloud, and nothing reads it a second time. */
async function isReadOnce(page: Page, notice: Locator): Promise<boolean> {
  const loud = await page.locator('[role=alert], [aria-live=assertive]').count();
  return loud === 0 && (await notice.evaluate((each) => each === document.activeElement));
}

/** What must be filled in, for nothing is there to begin with. */
const asked = ({ fields }: Form) =>
  fields.filter(({ optional, default: start }) => !optional && start === undefined);

/** What is entered where something must be, by a visitor of this address. */
const entryFor = (field: Field, email: string) => {
  const { type, options } = field;
  if (type === 'date') return dayFor(field, false) ?? '';
  return options?.[0]?.value ?? (type === 'email' ? email : samples[type]) ?? 'yes';
};

/** Fills in what must be. */
async function fill(page: Page, form: Form, email: string): Promise<void> {
  for (const field of asked(form)) {
    const { type, options } = field;
    const here = control(page, field);
    if (type === 'consent') await here.check();
    else if (options) await here.selectOption(entryFor(field, email));
    else await here.fill(entryFor(field, email));
  }
}

/** Fills in what must be as some browsers do from memory, and voices: no event says so. */
async function fillSilently(page: Page, form: Form, email: string): Promise<void> {
  for (const field of asked(form))
    await control(page, field).evaluate(
      (here: HTMLInputElement, entry) => {
        if (here.type === 'checkbox') here.checked = true;
        else here.value = entry;
      },
      entryFor(field, email),
    );
}

async function open({ action }: Form): Promise<Page> {
  const page = await journey.open(action);
  await hydrated(page);
  return page;
}

const messagesFrom = (email: string) => {
  const store = new DatabaseSync(`${journey.site().dataDir}/leads.sqlite`, { readOnly: true });
  const rows = store.prepare('SELECT form, fields FROM lead').all();
  store.close();
  const messages = rows.map(({ form, fields }) => ({ form, ...JSON.parse(String(fields)) }));
  return messages.filter((message) => message.email === email);
};

/** The API's document allows what a form has sent. */
async function expectDescribed({ id }: Form, body: unknown) {
  const answer = await fetch(`${journey.site().url}/api/openapi.json`);
  const { components } = await answer.json();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const isDescribed = ajv.compile(components.schemas[`${id}-message`]);
  expect(isDescribed(body), JSON.stringify(isDescribed.errors)).toBe(true);
}

describe.for(forms)('the form $id', (form) => {
  const wanted = asked(form);
  const known = wanted.find(({ type }) => type === 'text') ?? first(wanted);

  test('says what is missing, leads to it, and loses nothing', async () => {
    const page = await open(form);
    for (const field of form.fields.filter(({ type, when }) => type !== 'amount' && !when)) {
      const here = control(page, field);
      const { autocomplete = null, optional } = field;
      expect(await here.getAttribute('autocomplete')).toBe(autocomplete);
      expect(await here.getAttribute('aria-required')).toBe(optional ? null : 'true');
    }
    expect(await page.locator('main form [placeholder]').count()).toBe(0);
    const title = await page.title();
    await control(page, known).fill("O'Brien");
    await send(page).click();
    await summary(page).waitFor();
    expect(await isReadOnce(page, summary(page))).toBe(true);
    const missing = wanted.filter((field) => field !== known);
    const links = summary(page).getByRole('link');
    expect((await links.allTextContents()).sort()).toEqual(
      missing.map(({ message }) => `${message}`).sort(),
    );
    expect(await page.title()).not.toBe(title);
    expect(await page.locator('main form [aria-invalid=true]').count()).toBe(missing.length);
    expect(await control(page, known).inputValue()).toBe("O'Brien");
    const last = missing.at(-1) ?? known;
    await links
      .filter({ hasText: `${last.message}` })
      .last()
      .click();
    expect(await control(page, last).evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    const described = `${await control(page, last).getAttribute('aria-describedby')}`.split(' ');
    const words = described.map((id) => page.locator(`[id="${id}"]`).textContent());
    expect(await Promise.all(words)).toContain(last.message);
  });

  const sometimes = form.fields.filter(({ when }) => when);
  test.runIf(sometimes.length > 0)('asks with a choice what only that one needs', async () => {
    const page = await open(form);
    for (const field of sometimes) {
      const { field: name = '', is = '' } = field.when ?? {};
      const choice = control(page, { name });
      const other = form.fields
        .find((each) => each.name === name)
        ?.options?.find(({ value }) => value !== is);
      await choice.selectOption(other?.value ?? '');
      await expect.poll(() => control(page, field).count()).toBe(0);
      await choice.selectOption(is);
      await control(page, field).waitFor();
    }
  });

  const day = form.fields.find((field) => field.closedDays && dayFor(field, true));
  test.runIf(day)('says at once that nobody is there on a day', async () => {
    const page = await open(form);
    const field = day ?? expect.fail();
    const said = page.getByText(`${field.closed ?? field.message}`);
    await control(page, field).fill(`${dayFor(field, true)}`);
    await said.waitFor();
    await control(page, field).fill(`${dayFor(field, false)}`);
    await expect.poll(() => said.count()).toBe(0);
  });

  test('is sent once, as the API describes it, kept, and empty on Back', async () => {
    const email = `${form.id}@visitor.example`;
    const page = await open(form);
    // The first attempt leaves errors behind, which what is then filled in answers.
    await send(page).click();
    await summary(page).waitFor();
    await fillSilently(page, form, email);
    const held = Promise.withResolvers<void>();
    const bodies: unknown[] = [];
    await page.route('**/api/**', async (route) => {
      bodies.push(route.request().postDataJSON());
      expect(route.request().headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
      await held.promise;
      await route.continue();
    });
    await send(page).dblclick();
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    held.resolve();
    await page.waitForURL(`**${form.success}*`);
    expect(bodies).toHaveLength(1);
    await expectDescribed(form, bodies[0]);
    expect(messagesFrom(email)).toMatchObject([{ form: form.id }]);
    await page.goBack();
    await expect.poll(() => control(page, known).inputValue()).toBe('');
  });

  test('says what only the server finds wrong at its field like everything else', async () => {
    const page = await open(form);
    await page.route('**/assets/form-resolver-*.js', (route) => route.abort());
    await send(page).click();
    await summary(page).waitFor();
    const wrong = page.locator('main form [aria-invalid=true]');
    const names = await wrong.evaluateAll((fields) => fields.map((each) => Object(each).name));
    expect(names.length).toBeGreaterThanOrEqual(wanted.length);
    expect(await summary(page).getByRole('link').count()).toBe(names.length);
    expect(await isReadOnce(page, summary(page))).toBe(true);
  });

  test('works without scripts, faults and all, and sent twice it is one message', async () => {
    const email = `plain-${form.id}@visitor.example`;
    // What a browser keeps of an address it forgets once it posts to it.
    const page = await journey.open(`${form.action}?from=mail`, withoutScripts);
    for (const _time of [1, 2]) {
      await fill(page, form, email);
      await send(page).click();
      // Chromium refuses to go back from a page that has not yet loaded.
      await page.waitForURL(`**${form.success}*`);
      await page.goBack();
    }
    expect(messagesFrom(email)).toHaveLength(1);
    await page.goto(journey.site().url + form.action);
    await send(page).click();
    const said = await summary(page).innerText();
    // Without a choice that says nothing, a browser sends the first.
    const unchosen = wanted.filter(({ options, none }) => !options || none);
    for (const { message } of unchosen) expect(said).toContain(message);
  });

  test('refused by a server says why, keeps what was typed, and may be sent again', async () => {
    const page = await open(form);
    await fill(page, form, 'refused@visitor.example');
    const error = 'The store is full';
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { error } }));
    await send(page).click();
    const notice = page.getByRole('group', { name: error });
    await notice.waitFor();
    expect(await isReadOnce(page, notice)).toBe(true);
    expect(await send(page).isEnabled()).toBe(true);
    expect(await control(page, known).inputValue()).toBe(samples[known.type]);
  });
});

/** What a form has been filled in with, as it is seen and sent. */
const filledIn = (page: Page) =>
  page.locator('main form[method=post]').evaluate((form: HTMLFormElement) => {
    return `${form.parentElement?.innerText} ${[...new FormData(form).values()].join(' ')}`;
  });

const about = [vehiclePath(first(vehicles).id), townPath(first(sampleTowns))];

test.for(about)(
  'who asks by a link of %s finds what it is about filled in',
  async (path, { skip }) => {
    const page = await journey.open(path);
    const link = page.locator('main a[href*="about="]').first();
    skip(!JSON.stringify(templates).includes('"about"'), 'no link says what it is about');
    const { pathname, searchParams } = new URL(`${await link.getAttribute('href')}`, page.url());
    await follow(page, link);
    await page.waitForURL(`**${pathname}?*`);
    await expect.poll(() => filledIn(page)).toContain(searchParams.get('about'));
    const plain = await journey.open(pathname + new URL(page.url()).search, withoutScripts);
    expect(await filledIn(plain)).toContain(searchParams.get('about'));
  },
);

const choosing = forms.flatMap((form) =>
  form.fields.flatMap(({ name, options = [], default: usual }) => {
    const other = options.find(({ value }) => value !== usual)?.value;
    return usual === undefined || other === undefined ? [] : [{ form, name, usual, other }];
  }),
);

test.for(choosing)('what an address chooses as $name goes with that address', async (choice) => {
  const { form, name, usual, other } = choice;
  const page = await journey.open(`${form.action}?${name}=${other}`);
  await hydrated(page);
  const sent = () =>
    page.evaluate(
      (key) => document.querySelector<HTMLFormElement>('main form')?.[key]?.value,
      name,
    );
  await expect.poll(sent).toBe(other);
  await footerLink(page, form.action).click();
  await expect.poll(sent).toBe(usual);
});

const [begun] = forms.filter(({ fields, about: { field } = { field: '' } }) =>
  fields.some(({ name, type }) => name === field && type === 'textarea'),
);

test.runIf(begun)(
  'a text that a link filled in is asked for, until something is added',
  async () => {
    const form = begun ?? expect.fail();
    const field = form.fields.find(({ name }) => name === form.about?.field) ?? expect.fail();
    const page = await journey.open(`${form.action}?about=${encodeURIComponent('a & b')}`);
    await hydrated(page);
    await expect.poll(() => control(page, field).inputValue()).toContain('a & b');
    const before = await control(page, field).inputValue();
    await fill(page, form, 'about@visitor.example');
    await control(page, field).fill(before);
    await send(page).click();
    await summary(page)
      .getByRole('link', { name: `${field.message}` })
      .waitFor();
    await control(page, field).fill(`${before}${samples.textarea}`);
    await send(page).click();
    await page.waitForURL(`**${form.success}*`);
  },
);
