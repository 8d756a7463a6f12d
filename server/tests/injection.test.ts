// Words of a visitor are values of a statement, never part of it, in both databases.
import { describe, expect, test } from 'vitest';
import { createLeadAdmin } from '../command/lead-admin.ts';
import { createLeadStore } from '../leads/lead-store.ts';
import { engines, openDatabases } from '../testing/engines.ts';

const hostile = [
  `'); DROP TABLE lead; --`,
  `' OR '1'='1`,
  `"; DELETE FROM outbox; --`,
  `$1 ? :id @id %s \\'`,
  `{"$ne":null}`,
];

describe.each(engines)('in $engine', (each) => {
  const { isHere } = each;
  const { first: database } = openDatabases(each);

  test.skipIf(!isHere)('words that look like SQL are kept as words', async () => {
    const store = createLeadStore(database());
    for (const words of hostile) {
      const lead = { form: 'contact', fields: { text: words }, key: words };
      expect((await store.save(lead)).kind).toBe('saved');
      expect((await store.findRepeat(lead))?.kind).toBe('saved');
    }
    const leads = await createLeadAdmin(database()).list(true);
    expect(leads.map(({ fields }) => JSON.parse(fields).text)).toEqual(hostile);
  });

  test.skipIf(!isHere)('a number that is none finds no message', async () => {
    const book = createLeadAdmin(database());
    for (const number of [...hostile, '%', '____', "aaaa' OR 1=1 --"]) {
      await expect(book.find(number)).rejects.toThrow(/at least 4/);
    }
  });
});
