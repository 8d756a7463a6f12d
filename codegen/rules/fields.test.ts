// What a field of a form may have, and what a form is compared with.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

function judge(records: Records) {
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  return errorsIn(site).filter(({ file }) => file.startsWith('content/form/'));
}

const messagesOf = (form: Data, more: Records = {}) =>
  judge({ forms: { ask: form }, ...more }).map(({ message }) => message);

const message = 'Say it';

describe('a field', () => {
  const said = (field: Data, more: Records = {}) =>
    messagesOf({ fields: [{ name: 'one', message, ...field }] }, more);
  const options = [{ value: 'a' }, { value: 'b' }];

  test.each([
    ['a length', { minLength: 1, maxLength: 9 }, ['text', 'tel', 'textarea']],
    ['an end', { maxLength: 9 }, ['text', 'email', 'tel', 'textarea']],
    ['a first day', { notBefore: 'today' }, ['date']],
    ['a least number', { min: 1, max: 5 }, ['number']],
    ['options', { options }, ['select']],
  ])('has %s only if its type has a use for it', (_what, keys, types) => {
    const all = ['text', 'email', 'tel', 'textarea', 'select', 'number', 'date'];
    const fit = all.filter((type) => {
      const needed = {
        ...(type === 'select' && { options }),
        ...(type === 'number' && { max: 5 }),
      };
      return !said({ type, ...needed, ...keys }).some((message) => message.includes('has no "'));
    });
    expect(fit).toEqual(all.filter((type) => types.includes(type)));
  });

  test.each(tables('judged'))('is judged by what it has: %s', (_what, field, messages) => {
    expect(said(field)).toEqual(messages);
  });

  test('offers the towns that are there', () => {
    expect(said({ type: 'town' }, { towns: { 'north/bay': { name: 'Bay' } } })).toEqual([]);
  });

  test('has a name of its own, and not one that every form sends', () => {
    const named = (...names: readonly string[]) =>
      messagesOf({ fields: names.map((name) => ({ name, type: 'text', message })) });
    expect(named('one', 'two')).toEqual([]);
    expect(named('one', 'two', 'one')).toEqual(['the form has two fields named "one"']);
    expect(named('website')).toEqual(['a field cannot be named "website"']);
  });
});

describe('a rule between fields', () => {
  const fields = [
    { name: 'from', type: 'date', message },
    { name: 'to', type: 'date', message },
    { name: 'seats', type: 'number', max: 5, message },
    { name: 'note', type: 'text', message },
  ];
  test.each(tables('compared'))('compares %s with %s: %j', (field, other, messages) => {
    expect(messagesOf({ fields, rules: [{ field, is: 'after', other }] })).toEqual(messages);
  });
});

describe('what a form is about', () => {
  const fields = [
    { name: 'note', type: 'textarea', message },
    { name: 'cart', type: 'vehicle', message },
  ];
  const vehicles = { a: { brand: 'acme' } };
  test.each([
    ['goes on after the name', { field: 'note', text: 'About {name}: ' }, undefined],
    ['ends with the name', { field: 'note', text: 'About {name} ' }, 'about.text'],
    ['has no words', { field: 'note' }, 'about.field'],
    ['is one of a list', { field: 'cart' }, undefined],
  ])('%s', (_what, about, at) => {
    const found = judge({ forms: { ask: { fields, about } }, vehicles });
    expect(found.map(({ code }) => code)).toEqual(at === undefined ? [] : ['wrong-subject']);
  });
});

describe('a form and its page', () => {
  const page = (...forms: readonly string[]) => ({
    path: '/ask',
    title: 'Ask',
    hero: { heading: 'Ask' },
    sections: forms.map((form) => ({ kind: 'contact-form', form })),
  });
  const form = { action: '/ask', fields: [] };
  test.each([
    ['is shown there', { ask: form }, page('ask'), []],
    [
      'is not shown there',
      { ask: form },
      page('other'),
      ['the page "/ask" does not show the form "ask"'],
    ],
    [
      'shares its page',
      { ask: form, tell: form },
      page('ask', 'tell'),
      ['the page "/ask" already receives the form "ask"'],
    ],
  ])('%s', (_what, forms, written, messages) => {
    const found = judge({ forms, pages: { ask: written } }).map(({ message }) => message);
    expect(found.filter((message) => message.includes('the page'))).toEqual(messages);
  });

  test('is listed by the policy that lists others, however deep', () => {
    const policies = { a: { path: '/a', sections: [{ sections: [{ fieldsOf: 'ask' }] }] } };
    const forms = { ask: { fields: [] }, tell: { fields: [] } };
    expect(judge({ forms, policies }).map(({ message }) => message)).toEqual([
      'no policy lists what the form "tell" collects',
    ]);
    expect(judge({ forms, policies: { a: { path: '/a', sections: [] } } })).toEqual([]);
  });
});
