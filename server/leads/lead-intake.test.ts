import { expect, test } from 'vitest';
import { fakeForms, goodMessage } from '../testing/fake-site.ts';
import { StoreUnavailable } from './database/lead-database.ts';
import { createLeadIntake } from './lead-intake.ts';
import type { LeadStore, NewLead, SavedLead } from './lead-store.ts';
import { createContactLimits } from './limits/contact-limits.ts';
import type { CheckQuota } from './limits/flood-quota.ts';

function createIntake(save: LeadStore['save'], checkQuota: CheckQuota = async () => undefined) {
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
    limits: createContactLimits(),
    checkQuota,
    locale: 'en-US',
    onSaved: () => reported.push('saved'),
    onUnavailable: (fault) => reported.push(fault),
  });
  const [form = expect.fail()] = fakeForms;
  const accept = (key?: string, client = 'a') =>
    intake.accept({ form, body: goodMessage, key, client });
  return { accept, reported };
}

test('a message that could not be stored does not count toward a limit', async () => {
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

test('twenty copies of a message with one key are stored and counted once', async () => {
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
  expect([await accept(), reported]).toEqual([{ kind: 'conflict' }, []]);
});

test('messages without a key do not wait for each other', async () => {
  const saves = [new Promise<SavedLead>(() => undefined)];
  const { accept } = createIntake(
    () => saves.shift() ?? Promise.resolve({ kind: 'saved', id: 'x' }),
  );
  void accept();
  expect((await accept()).kind).toBe('saved');
});

test('a message that was sent three times, and could not be stored the first time, is stored once', async () => {
  const first = Promise.withResolvers<SavedLead>();
  const second = Promise.withResolvers<SavedLead>();
  const saves = [first, second];
  const { accept } = createIntake(() => saves.shift()?.promise ?? expect.fail());
  const [one, two] = [accept('key'), accept('key')];
  first.reject(new StoreUnavailable('away'));
  expect((await one).kind).toBe('unavailable');
  const three = accept('key');
  second.resolve({ kind: 'saved', id: 'x' });
  expect([await two, await three]).toMatchObject(Array(2).fill({ kind: 'saved', id: 'x' }));
});

/** An intake that has had as many messages as people send in an hour. */
async function createFlooded(checkQuota?: CheckQuota) {
  const leads: NewLead[] = [];
  const save = async (lead: NewLead): Promise<SavedLead> => {
    leads.push(lead);
    return { kind: 'saved', id: 'x' };
  };
  const { accept } = createIntake(save, checkQuota);
  for (let each = 0; each < 300; each += 1) await accept(undefined, String(each));
  return { accept, leads };
}

test('messages beyond the usual number are kept as suspect, for the digest', async () => {
  const { accept, leads } = await createFlooded();
  expect((await accept()).kind).toBe('saved');
  expect(leads.at(-2)).toMatchObject({ suspicion: 0 });
  expect(leads.at(-2)).not.toHaveProperty('isForDigest');
  expect(leads.at(-1)).toMatchObject({ suspicion: 2, isForDigest: true });
});

test('messages beyond the usual number are refused where there is no room, and do not count where that is unknown', async () => {
  const verdict = { isAllowed: false, retryAfter: 3_600, states: [] };
  const { accept, leads } = await createFlooded(async () => verdict);
  expect(await accept()).toEqual({ kind: 'limited', verdict });
  expect(leads).toHaveLength(300);
  const away = await createFlooded(() => Promise.reject(new StoreUnavailable('away')));
  for (let each = 0; each < 6; each += 1) expect((await away.accept()).kind).toBe('unavailable');
});
