// What a field of a form may have, and what a form is compared with.

import { describe, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import type { Data } from '../model/content.ts';
import { expandPages } from '../site/expand.ts';
import { makeContent, makeSite, type Records } from '../testing/make-site.ts';
import { errorsIn } from '../testing/run-rules.ts';

const tables = tablesOf(import.meta.filename);

function check(records: Records) {
  const site = makeSite(records, expandPages(makeContent(records)).pages);
  return errorsIn(site).filter(({ file }) => file.startsWith('content/form/'));
}

const messagesOf = (form: Data, more: Records = {}) =>
  check({ forms: { ask: form }, ...more }).map(({ message }) => message);

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

  test('has nothing said of vehicles to choose whose files are refused', () => {
    const form = { fields: [{ name: 'one', type: 'vehicle', message }] };
    const site = makeSite({ forms: { ask: form } });
    const refused = { file: 'content/vehicles/a.yaml', noun: 'vehicle', id: 'a' };
    const { length } = errorsIn(site);
    expect(errorsIn({ ...site, invalidFiles: [refused] })).toHaveLength(length - 1);
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
