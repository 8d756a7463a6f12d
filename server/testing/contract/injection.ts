import { expect, test } from 'vitest';
import { createLeadAdmin } from '../../command/lead-admin.ts';
import { createLeadStore } from '../../leads/lead-store.ts';
import type { Databases } from '../engines.ts';

const hostile = [
  `'); DROP TABLE lead; --`,
  `' OR '1'='1`,
  `"; DELETE FROM outbox; --`,
  `$1 ? :id @id %s \\'`,
  `{"$ne":null}`,
];

/** Words of a visitor are values of a statement, never part of it. */
export function injectionContract({ first: database }: Databases): void {
  test('words that look like SQL are kept as words', async () => {
    const store = createLeadStore(database());
    for (const words of hostile) {
      const lead = { form: 'contact', fields: { text: words }, key: words };
      expect((await store.save(lead)).kind).toBe('saved');
      expect((await store.findRepeat(lead))?.kind).toBe('saved');
    }
    const leads = await createLeadAdmin(database()).list(true);
    expect(leads.map(({ fields }) => JSON.parse(fields).text)).toEqual(hostile);
  });

  test('a number that is none finds no message', async () => {
    const book = createLeadAdmin(database());
    for (const number of [...hostile, '%', '____', "aaaa' OR 1=1 --"]) {
      await expect(book.find(number)).rejects.toThrow(/at least 4/);
    }
  });
}
