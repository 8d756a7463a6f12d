// P20: requirements of the OWASP Application Security Verification Standard 5.0, levels 1 and 2, that
// concern this server, each with the test that holds it. Seen red: with a test renamed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const headers = 'security-headers.test.ts';
const posts = 'bad-posts.test.ts';
const requests = 'bad-requests.test.ts';
const limits = 'limits/contact-limits.test.ts';
const privacy = 'log/privacy.test.ts';

const held: readonly (readonly [requirement: string, file: string, words: string])[] = [
  ['2.4.1 automation is limited', limits, 'the sixth message of a minute is refused'],
  ['3.2.1 an answer is not taken for something else', headers, 'carries the whole set'],
  ['3.2.2 text stays text', posts, 'S23 markup'],
  ['3.4.1 HSTS for a year, with subdomains', headers, 'says so for two years'],
  ['3.4.2 no foreign origin is allowed', requests, 'a foreign origin gets no permission'],
  ['3.4.3 a policy without objects and bases', headers, 'the policy allows the site itself'],
  ['3.4.4 nosniff', headers, "'x-content-type-options': 'nosniff'"],
  ['3.4.5 referrer', headers, "'referrer-policy': 'strict-origin-when-cross-origin'"],
  ['3.4.6 no frames around it', headers, "frame-ancestors 'none'"],
  [
    '3.5.1 posts come from the site',
    'contact/contact-page.test.ts',
    "'cross-site' }, goodForm, 403",
  ],
  ['3.5.2 simple posts of other sites are refused', posts, 'S5 text'],
  ['3.5.3 safe methods change nothing', requests, "['S27', 'GET', '/api/contact', 405"],
  ['3.7.2 redirects stay on the site', requests, "['S36', 'GET', '//evil.example/..', 404"],
  ['4.1.1 every body has its type', 'api/openapi.test.ts', 'application/json; charset=utf-8'],
  ['4.1.3 clients cannot name themselves', limits, 'entries that a client adds'],
  ['4.2.1 no doubt where a message ends', requests, 'S39 length and chunks'],
  ['13.4.2 no debugging in production', privacy, 'without its message'],
  ['13.4.3 no lists of folders', requests, "['S34', 'GET', '/%252e%252e/', 404"],
  ['13.4.4 no TRACE', requests, "['S29', 'TRACE', '/', 405]"],
  ['15.3.4 the client’s address through proxies', limits, 'one network of IPv6 is one client'],
  ['16.2.1 each line says when, what and who', privacy, 'each request is one line'],
  ['16.2.4 every line is JSON', privacy, 'every line is JSON'],
  ['16.2.5 no personal data', privacy, 'no line of the log holds a word of a visitor'],
  ['16.3.3 refusals are told', privacy, '400, 404, 429, 503'],
  ['16.3.4 faults are told', privacy, 'a fault is told once'],
  ['16.4.1 lines cannot be forged', privacy, 'forged'],
  ['16.5.1 faults are told in general words', 'bad-clients.test.ts', 'S45 a throw in the API'],
  [
    '16.5.2 it goes on without its database',
    'bad-surroundings.test.ts',
    'S48, P10 a restart under a running server',
  ],
  ['16.5.3 what fails is not acknowledged', 'leads/lead-store.test.ts', 'leaves nothing behind'],
];

test.each(held)('%s', (_requirement, file, words) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toContain(words);
});
