import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Answer, ask } from '../client.ts';
import { contactForm, goodContact } from '../contact-form.ts';
import type { Databases } from '../engines.ts';
import { startFake } from '../fake-server.ts';

const json = 'application/json';
const text = (value: unknown) => JSON.stringify(value);
const good = text(goodContact);
const changed = (change: object) => text({ ...goodContact, ...change });
const x = (count: number) => 'x'.repeat(count);
const nul = '\0';

const first = 'First name is required';
const email = 'Invalid email address';
const phone = 'Phone number is required';
const short = 'Message must be at least 10 characters';

type Row = readonly [
  row: string,
  body: string | Buffer,
  status: number,
  /** Null stands for any text. */
  error?: string | null | undefined,
  more?: { readonly headers?: Readonly<Record<string, string>>; readonly stored?: object },
];
const typed = (type: string, more: object = {}) => ({ headers: { 'content-type': type, ...more } });
const stored = (change: object) => ({ stored: { ...goodContact, ...change } });

const rows: readonly Row[] = [
  ['malformed', '{"firstName":', 400, 'Invalid JSON'],
  ['a string', '"x"', 400, 'Invalid JSON'],
  ['a number', '1', 400, 'Invalid JSON'],
  ['null', 'null', 400, 'Invalid JSON'],
  ['an array', '[1]', 400, first],
  ['empty', '', 400, first],
  ['a form', 'firstName=a', 415, null, typed('application/x-www-form-urlencoded')],
  ['plain text', good, 415, null, typed('text/plain')],
  ['multipart', good, 415, null, typed('multipart/form-data; boundary=x')],
  ['an unknown charset', good, 415, null, typed(`${json}; charset=foo`)],
  ['an unknown encoding', good, 415, null, typed(json, { 'content-encoding': 'foo' })],
  ['utf-16', good, 415, null, typed(`${json}; charset=utf-16`)],
  ['utf-7', good, 415, null, typed(`${json}; charset=utf-7`)],
  ['utf-32', good, 415, null, typed(`${json}; charset="utf-32le"`)],
  ['latin 1', good, 415, null, typed(`${json}; charset=ISO-8859-1`)],
  ['two charsets', good, 415, null, typed(`${json}; charset=utf-8; charset=utf-7`)],
  ['UTF-8 in quotes', good, 201, undefined, typed(`APPLICATION/json;CharSet="UTF-8"`)],
  ['17 KB', changed({ message: x(17_000) }), 413, null],
  [
    'a gzip bomb',
    gzipSync(changed({ message: x(10_000_000) })),
    415,
    null,
    typed(json, { 'content-encoding': 'gzip' }),
  ],
  ['50,000 brackets', '['.repeat(50_000), 413, null],
  ['8,000 brackets that close', `${'['.repeat(8_000)}${']'.repeat(8_000)}`, 400, first],
  ['__proto__', `{"__proto__":{"x":1},${good.slice(1)}`, 201, undefined, stored({})],
  ['constructor', `{"constructor":{"prototype":{"x":1}},${good.slice(1)}`, 201],
  ['extra fields', changed({ isAdmin: true, id: 'x', sentAt: '1' }), 201, undefined, stored({})],
  ['a field twice', `{"firstName":"Eve",${good.slice(1)}`, 201, undefined, stored({})],
  ['a list for a name', changed({ firstName: ['a'] }), 400, first],
  ['an operator for a choice', changed({ interest: { $ne: 1 } }), 400, 'Unknown choice'],
  ['a number for a phone', changed({ phone: 3_025_550_100 }), 400, phone],
  ['NUL in a name', changed({ firstName: `A${nul}` }), 201, undefined, stored({ firstName: 'A' })],
  ['NUL for a name', changed({ firstName: nul }), 400, first],
  [
    'NUL in a message',
    changed({ message: `${x(20)}${nul}` }),
    201,
    undefined,
    stored({ message: x(20) }),
  ],
  ['a message that is long only with NUL', changed({ message: `${x(9)}${nul}` }), 400, short],
  ['NUL in a phone', changed({ phone: `555-010-0100${nul}` }), 201, undefined, stored({})],
  ['a phone that is long only with NUL', changed({ phone: `123456789${nul}` }), 400, phone],
  [
    'half a surrogate pair',
    changed({ firstName: 'A?' }).replace('?', '\\ud800'),
    201,
    undefined,
    stored({ firstName: 'A\ufffd' }),
  ],
  ['half a surrogate pair alone', changed({ firstName: '?' }).replace('?', '\\ud800'), 400, first],
  [
    'invalid bytes',
    Buffer.from(changed({ firstName: '\u00e9' }), 'latin1'),
    201,
    undefined,
    stored({ firstName: '\ufffd' }),
  ],
  ['a blank name', changed({ firstName: ' \t ' }), 400, first],
  ['CR LF in an e-mail address', changed({ email: 'a@b.co\r\nBcc: c@d.co' }), 400, email],
  [
    'CR LF in a name',
    changed({ firstName: 'A\r\nB' }),
    201,
    undefined,
    stored({ firstName: 'A B' }),
  ],
  [
    'LF in a phone',
    changed({ phone: '555-010\n-0100' }),
    201,
    undefined,
    stored({ phone: '555-010 -0100' }),
  ],
  [
    'lines in the message',
    changed({ message: 'line one\r\nline two' }),
    201,
    undefined,
    stored({ message: 'line one\nline two' }),
  ],
  ['a quoted e-mail address', changed({ email: '"evil@x.example y"@ok.example' }), 400, email],
  ['two e-mail addresses', changed({ email: 'a@b.co, c@d.co' }), 400, email],
  ['a long message', changed({ message: x(5_001) }), 400, 'At most 5000 characters'],
  ['a long name', changed({ lastName: x(101) }), 400, 'At most 100 characters'],
  ['a long phone', changed({ phone: x(41) }), 400, 'At most 40 characters'],
  ['a long e-mail address', changed({ email: `${x(60)}@${x(60)}.${x(60)}.${x(70)}.co` }), 400],
  [
    'all fields at their limit',
    changed({ firstName: x(100), lastName: x(100), phone: x(40), message: x(5_000) }),
    201,
  ],
  ['a formula', changed({ firstName: '=HYPERLINK("x")', lastName: '@a' }), 201],
  ['markup', changed({ message: '<script>alert(1)</script>' }), 201],
  [
    'reversed text',
    changed({ firstName: '\u202eabc' }),
    201,
    undefined,
    stored({ firstName: 'abc' }),
  ],
  ['no first name', changed({ firstName: undefined }), 400, first],
  ['no last name', changed({ lastName: '' }), 400, 'Last name is required'],
  ['a broken e-mail address', changed({ email: 'ada' }), 400, email],
  ['a phone of nine characters', changed({ phone: '123456789' }), 400, phone],
  ['a message of nine letters', changed({ message: x(9) }), 400, short],
  ['an unknown interest', changed({ interest: 'x' }), 400, 'Unknown choice'],
  ['no interest', changed({ interest: undefined }), 201, undefined, stored({ interest: 'sales' })],
];

function post(address: string, [, body, , , more]: Row): Promise<Answer> {
  const headers = { 'content-type': json, ...more?.headers };
  return ask(address, '/api/contact', { method: 'POST', headers, body });
}

function checkAnswer(answer: Answer, [name, , status, error]: Row): void {
  expect(answer.status, name).toBe(status);
  // It may name what the visitor wrote: no browser and no proxy keeps it.
  expect(answer.headers['cache-control'], name).toBe('no-store');
  const body = JSON.parse(answer.text);
  if (status === 201) expect(body, name).toEqual({ ok: true, id: expect.any(String) });
  else expect(body.error, name).toEqual(error ?? expect.any(String));
}

/** What is posted is answered alike, and the store holds the same afterwards. */
export function postContract({ place }: Databases): void {
  test('posts of all kinds are answered, and the good ones stored', async () => {
    const { databaseUrl } = place();
    const site = { forms: [contactForm] };
    const { address, faults, database } = await startFake({ site, config: { databaseUrl } });
    for (const row of rows) {
      await database.db.deleteFrom('outbox').execute();
      await database.db.deleteFrom('lead').execute();
      const [name, body, status, , more] = row;
      checkAnswer(await post(address, row), row);
      const expected = more?.stored ?? (status === 201 ? parsedAsSix(body) : undefined);
      const found = await database.db.selectFrom('lead').select('fields').execute();
      const leads = found.map(({ fields }) => JSON.parse(fields));
      expect(leads, name).toEqual(expected ? [expected] : []);
    }
    expect(faults).toEqual([]);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
}

function parsedAsSix(body: string | Buffer): object {
  const parsed = JSON.parse(body.toString());
  return Object.fromEntries(Object.keys(goodContact).map((name) => [name, parsed[name]]));
}
