import { expect, test } from 'vitest';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';
import { StoreUnavailable } from './database/lead-database.ts';
import { createLeadIntake } from './lead-intake.ts';
import type { LeadStore, SavedLead } from './lead-store.ts';
import { createContactLimits } from './limits/contact-limits.ts';
import { createMemoryCounter } from './limits/hit-counter.ts';

function createIntake(save: LeadStore['save']) {
  const known = new Map<string, SavedLead>();
  const reported: unknown[] = [];
  const store: LeadStore = {
    findRepeat: async ({ key = '' }) => known.get(key),
    save: async (lead) => {
      const saved = await save(lead);
      if (lead.key !== undefined) known.set(lead.key, saved);
      return saved;
    },
  };
  const intake = createLeadIntake({
    store,
    limits: createContactLimits(createMemoryCounter()),
    checkRoom: async () => undefined,
    locale: 'en-US',
    onSaved: () => reported.push('saved'),
    onUnavailable: (fault) => reported.push(fault),
  });
  const [form = expect.fail()] = fakeForms;
  const accept = (key?: string) => intake.accept({ form, body: goodMessage, key, client: 'a' });
  return { accept, reported };
}

test('what could not be stored does not count', async () => {
  let failures = 5;
  const { accept, reported } = createIntake(async () => {
    failures -= 1;
    if (failures >= 0) throw new StoreUnavailable('away');
    return { kind: 'saved', id: 'x' };
  });
  for (let each = 0; each < 5; each += 1) expect((await accept()).kind).toBe('unavailable');
  for (let each = 0; each < 5; each += 1) expect((await accept()).kind).toBe('saved');
  expect((await accept()).kind).toBe('limited');
  expect(reported).toHaveLength(10);
});

test('twins with one key are stored and counted once', async () => {
  let saves = 0;
  const { accept } = createIntake(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    saves += 1;
    return { kind: 'saved', id: 'x' };
  });
  const kinds = await Promise.all(Array.from({ length: 20 }, () => accept('one')));
  expect(new Set(kinds.map(({ kind }) => kind))).toEqual(new Set(['saved']));
  expect(saves).toBe(1);
  for (let each = 0; each < 4; each += 1) expect((await accept()).kind).toBe('saved');
  expect((await accept()).kind).toBe('limited');
});

test('a fault of ours is thrown, and the next with that key is not held up by it', async () => {
  let count = 0;
  const { accept } = createIntake(async () => {
    count += 1;
    if (count === 1) throw new TypeError('ours');
    return { kind: 'saved', id: 'x' };
  });
  await expect(accept('one')).rejects.toThrow('ours');
  expect((await accept('one')).kind).toBe('saved');
});

test('a key that was used for another message is a conflict, and nothing is mailed', async () => {
  const { accept, reported } = createIntake(async () => ({ kind: 'conflict' }));
  expect(await accept()).toEqual({ kind: 'conflict' });
  expect(reported).toEqual([]);
});
