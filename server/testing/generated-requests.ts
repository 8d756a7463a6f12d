import fc from 'fast-check';
import { goodContact } from './contact-form.ts';

const pieces = [
  'a',
  '/',
  '.',
  '..',
  '%2f',
  '%00',
  '%',
  '?',
  '+',
  '&=',
  '\\',
  '\xe9',
  ';',
  '//',
  'index.html',
  'parks',
  'item',
  'api',
  'vehicles',
  'contact',
  'stock',
  '?colour=',
  '__proto__',
  '%F0%9F',
  '#',
  'data',
  '.json',
  '\x01',
  '"',
  '<',
];
const starts = ['/', '/api/', '/api/vehicles/', '/api/contact', '/item/', '/stock?', '/data/', ''];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'];
const types = [
  'application/json',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
];
const strange = ['', 'x', null, 1, [], {}, '\0', '\ud800', true, 1e308, 'a@b.co', '\r\n'];

function toBytes(method: string, path: string, type: string, body: string): string {
  const bytes = Buffer.from(body).toString('latin1');
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    ...(type ? [`Content-Type: ${type}`] : []),
    `Content-Length: ${bytes.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${bytes}`;
}

/** Any request at all, as bytes in latin1. */
export const anyRequest = fc
  .record({
    method: fc.constantFrom(...methods),
    start: fc.constantFrom(...starts),
    rest: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
    type: fc.constantFrom(...types),
    body: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 200 }), fc.json()),
  })
  .map(({ method, start, rest, type, body }) => toBytes(method, start + rest.join(''), type, body));

/** A post to the API or to the form's page that is valid but for a field or a cut, or fully valid. */
export const nearlyValidPost = fc
  .record({
    change: fc.dictionary(
      fc.constantFrom(...Object.keys(goodContact), '__proto__', 'extra'),
      fc.oneof(
        fc.constantFrom(...strange),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.jsonValue(),
      ),
      { maxKeys: 2 },
    ),
    cut: fc.option(fc.nat(300), { freq: 9 }),
    isForm: fc.boolean(),
  })
  .map(({ change, cut, isForm }) => {
    const fields = { ...goodContact, ...change };
    const form = new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, safeText(value)]),
    );
    const body = isForm ? form.toString() : JSON.stringify(fields);
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    return toBytes(
      'POST',
      isForm ? '/contact' : '/api/contact',
      type,
      body.slice(0, cut ?? undefined),
    );
  });

// Generated JSON may contain objects without a prototype, which cannot be converted to strings.
function safeText(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}
