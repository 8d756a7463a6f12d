import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { RenderRequest } from '../../generated/contract/render.ts';
import { fakeForms } from '../testing/fake-site.ts';
import { createFormFiller } from './fill-form.ts';
import { createPageRenderer } from './page-cache.ts';
import { createRenderLimiter } from './render-limiter.ts';

const tables = tablesOf(import.meta.filename);

// No second passes, however slow the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const contact = fakeForms.find(({ id }) => id === 'contact') ?? expect.fail();

/** A form's pages and those of queries, under one limit. */
function setUp({ kept = 100, perSecond = 20 } = {}) {
  const rendered: (string | undefined)[] = [];
  const renderer = {
    render(_path: string, { form }: RenderRequest = {}) {
      rendered.push(form?.subject?.line);
      return { status: 200, html: `${form?.subject?.line ?? 'nothing'} ${form?.key}` };
    },
  };
  const mayRender = createRenderLimiter({ perSecond });
  const fillForm = createFormFiller(renderer, kept, mayRender);
  const open = async (name: string) => {
    const page = await fillForm(contact, `?about=${name}`);
    return page.slice(0, page.lastIndexOf(' '));
  };
  return { open, fillForm, rendered, renderPage: createPageRenderer(renderer, kept, mayRender) };
}

test('a form is rendered once for each thing that is asked about, with a key for each visitor', async () => {
  const { fillForm, rendered } = setUp();
  const pages = [];
  for (const search of ['?about=A', '?about=A&utm=x', '', '?utm=y', '?about=A']) {
    pages.push(await fillForm(contact, search));
  }
  expect(rendered).toEqual(['About: A', undefined]);
  expect(new Set(pages).size).toBe(5);
});

test('forms share the cap with queries; beyond it one comes without what was asked', async () => {
  const { open, renderPage } = setUp({ perSecond: 2 });
  const lines: string[] = [];
  for (const name of ['A', 'B', 'C', 'A', 'C', '']) lines.push(await open(name));
  const none = 'nothing';
  expect(lines).toEqual(['About: A', 'About: B', none, 'About: A', none, none]);
  expect(await renderPage('/stock?colour=red')).toBeUndefined();
});

test('the prefilled form asked for longest ago is forgotten, the plain form never is', async () => {
  const { open, rendered } = setUp({ kept: 2 });
  for (const name of ['', 'A', 'B', 'C', '', 'C', 'A']) await open(name);
  expect(rendered).toEqual([undefined, 'About: A', 'About: B', 'About: C', 'About: A']);
});

test('a link fills in choices, numbers and dates, and no texts', async () => {
  const form = { ...contact, fields: tables<(typeof contact.fields)[number]>('fields') };
  const filled: unknown[] = [];
  const renderer = {
    render(_path: string, { form: state }: RenderRequest = {}) {
      filled.push(state?.values);
      return { status: 200, html: '' };
    },
  };
  const fillForm = createFormFiller(renderer, 10, async () => true);
  const good = '?boat=six&start=2030-07-04&drivers=2';
  const bad = '?boat=eight&start=July&drivers=3&email=a@b.example';
  for (const search of [good, `${good}&utm=x`, bad]) await fillForm(form, search);
  expect(filled).toEqual([{ boat: 'six', start: '2030-07-04', drivers: '2' }, {}]);
});
