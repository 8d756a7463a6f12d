// Random addresses in the contact form, as our rules and a real browser judge them.
// `VALUES=20000 SEED=7 npx vitest run --project e2e web/e2e/form-values` tries more, and others.
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { createRandom } from '../../codegen/testing/random-edit.ts';
import { formSchemas } from '../../generated/forms.ts';
import { checkMessage } from '../../server/leads/check-message.ts';
import { contactMessage } from './content/contact-message.ts';

const count = Number(process.env.VALUES ?? 200);
const seed = Number(process.env.SEED ?? 1);
const schema = formSchemas.contact ?? expect.fail();

/** Whether browser and server take a value of a field beside good ones, and as what. */
function judged(name: string, value: string): string | undefined {
  const sent = { ...contactMessage, [name]: value };
  const inBrowser = schema.safeParse(sent);
  const onServer = checkMessage({ schema, fields: [] }, sent);
  expect([value, onServer.isValid]).toEqual([value, inBrowser.success]);
  if (onServer.isValid) return String(onServer.fields[name]);
  expect(Object.keys(onServer.errors)).toEqual([name]);
  return undefined;
}

const signs = [
  ...'abzAZ09.!#$%&\'*+/=?^_`{|}~-@@@...--"(),:;<>[\\] \t\n\u00a0\u200b\u200d\ufeff\u00ad\u202e\u3164\u2800\x07\x9b\0',
  ...'ü ß 例 。 рф １ ﬁ 😀 xn-- example .com @example.com müller.de 127 \r\n'.split(' '),
];

type Random = () => number;
const below = (random: Random, most: number) => Math.floor(random() * most);

const randomText = (random: Random, most: number) =>
  Array.from({ length: below(random, most) }, () => signs[below(random, signs.length)]).join('');

function randomAddress(random: Random): string {
  if (below(random, 2) === 0) return randomText(random, 12);
  const [before, within, after] = [4, 4, 2].map((most) => randomText(random, most));
  return `${before}ann@${within}example.com${after}`;
}

test(`${count} addresses are taken if a browser takes them, and nothing else is`, async () => {
  const random = createRandom(seed);
  const given = Array.from({ length: count }, () => randomAddress(random));
  const ours = given.map((value) => judged('email', value));
  const browser = await chromium.connect(inject('browser'));
  const page = await browser.newPage();
  const judge = (values: readonly string[]) =>
    page.evaluate((each) => {
      const input = document.createElement('input');
      input.type = 'email';
      input.required = true;
      return each.map((value) => {
        input.value = value;
        return input.checkValidity();
      });
    }, values);
  const [asGiven = [], asKept = []] = [
    await judge(given),
    await judge(ours.map((kept) => kept ?? '')),
  ];
  await browser.close();
  const differing = given.filter((_, index) => {
    const isTaken = ours[index] !== undefined;
    return (asGiven[index] && !isTaken) || asKept[index] !== isTaken;
  });
  expect(differing).toEqual([]);
  expect(ours.filter((kept) => kept !== undefined).length).toBeGreaterThan(count / 20);
});
