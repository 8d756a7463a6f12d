// Questions with an answer in the address, and messages.
import { expect, test } from 'vitest';
import { filesIn } from '../e2e/content/records.ts';
import { inEveryEngine } from './visit.ts';

interface Form {
  readonly success: string;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly message: string;
    readonly optional?: boolean;
    /** The choice that it is asked with. */
    readonly when?: unknown;
  }[];
}

const { fields, success } = filesIn<Form>('forms').contact ?? expect.fail();
/** What is wrong with an empty form; a choice has a default. */
const required = fields.filter(
  ({ type, optional, when }) => type !== 'select' && !optional && when === undefined,
);
const samples: Readonly<Record<string, string>> = {
  text: 'Zoë',
  email: 'zoe@visitor.example',
  tel: '(302) 555-0142',
  textarea: 'The brakes squeak in the rain.',
};
const submit = 'main form[method=post] button[type=submit]';

inEveryEngine('forms', (visit) => {
  test('a payment is estimated, and its address says it again', async () => {
    const { tab } = visit;
    await visit.openWhole('/financing');
    const values = { price: '10000', down: '2000', apr: '0' };
    for (const [name, value] of Object.entries(values)) await tab.type(`[name=${name}]`, value);
    await tab.choose('select[name=months]', '60').catch(() => undefined);
    await tab.press('Enter');
    const months = await tab.run(
      () => document.querySelector<HTMLSelectElement>('[name=months]')?.value,
    );
    const monthly = (8_000 / Number(months)).toLocaleString('en-US', {
      style: 'currency',
      currency: 'USD',
    });
    await expect.poll(() => visit.textOf('#payment-answer')).toContain(monthly);
    await tab.reload();
    expect(await visit.textOf('#payment-answer')).toContain(monthly);
  });

  test('an empty message is refused at each field, and leads to all of them', async () => {
    const { tab } = visit;
    await visit.openWhole('/contact');
    await tab.click(submit);
    await expect.poll(() => visit.count('main [aria-invalid=true]')).toBe(required.length);
    const said = await visit.textOf('main form[method=post]');
    for (const { message } of required) expect(said).toContain(message);
    const ways = () => document.activeElement?.querySelectorAll('a').length;
    expect(await tab.run(ways)).toBe(required.length);
  });

  test('a message is sent, and thanked for', async () => {
    const { tab } = visit;
    await visit.openWhole('/contact');
    for (const { name, type } of required) await tab.type(`[name=${name}]`, samples[type] ?? '');
    await tab.click(submit);
    // What was asked stands behind it.
    await expect.poll(async () => (await visit.address()).split('?')[0]).toBe(success);
    expect(await visit.count('h1')).toBe(1);
  });
});
