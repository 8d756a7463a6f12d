import { expect, onTestFinished, test, vi } from 'vitest';
import type { LeadDatabase } from '../../leads/database/lead-database.ts';
import { createLeadStore } from '../../leads/lead-store.ts';
import { createOutbox, nextTry, type Outbox } from '../../leads/mail/outbox.ts';
import type { Databases } from '../engines.ts';

/** Lets time pass only when told to. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const claimed = async (outbox: Outbox) => (await outbox.claim()) ?? expect.fail('not claimed');

/** Each mail is claimed by one worker at a time, and stays owed until it is sent or given up. */
export function outboxContract({ all, first }: Databases): void {
  const saveLeads = async (count: number, isForDigest = false) => {
    const store = createLeadStore(first());
    for (let each = 0; each < count; each += 1)
      await store.save({ form: 'contact', fields: { each }, isForDigest });
  };
  const entries = () => first().db.selectFrom('outbox').selectAll().execute();

  const many = 100;

  test(`four workers share ${many} mails, and none is claimed twice`, async () => {
    await saveLeads(many);
    const claimed: string[] = [];
    const work = async (database: LeadDatabase) => {
      const outbox = createOutbox(database);
      for (let mail = await outbox.claim(); mail; mail = await outbox.claim()) {
        claimed.push(...mail.leads.map(({ id }) => id));
      }
    };
    await Promise.all([0, 1, 2, 3].map((index) => work(all()[index] ?? first())));
    expect(claimed).toHaveLength(many);
    expect(new Set(claimed).size).toBe(many);
  });

  test('what was stored while the clock was ahead is sent once it is set back', async () => {
    stopClock();
    const now = Date.now();
    vi.setSystemTime(now + 30 * 60_000);
    await saveLeads(1);
    vi.setSystemTime(now + 24 * 3_600_000);
    await saveLeads(2);
    await saveLeads(1, true);
    const tried = createOutbox(first());
    await tried.claim();
    vi.setSystemTime(now);
    const outbox = createOutbox(first());
    const claimed: number[] = [];
    for (let mail = await outbox.claim(); mail; mail = await outbox.claim()) {
      claimed.push(mail.leads.length);
    }
    expect(claimed).toEqual([1, 1, 1, 1]);
  });

  test('a claimed mail comes back when its lease has run out', async () => {
    await saveLeads(1);
    stopClock();
    const outbox = createOutbox(first(), { lease: 300, nextTry });
    const slow = await claimed(outbox);
    expect(await outbox.claim()).toBeUndefined();
    vi.setSystemTime(Date.now() + 301);
    const next = await claimed(outbox);
    expect(next.entries).toMatchObject([{ attempts: 2 }]);
    expect(await outbox.complete(slow)).toBe(false);
    expect(await outbox.complete(next)).toBe(true);
    expect(await entries()).toMatchObject([{ state: 'sent', claim: null }]);
    expect(await outbox.claim()).toBeUndefined();
  });

  test('a failed mail waits, and is given up after a week, but kept', async () => {
    await saveLeads(1);
    stopClock();
    const outbox = createOutbox(first());
    const mail = await claimed(outbox);
    expect(await outbox.postpone(mail, { code: '451' })).toBe('later');
    const [waiting] = await entries();
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, last_fault: '451' });
    expect(Date.parse(waiting?.due_at ?? '') - Date.now()).toBe(30_000);
    const old = new Date(Date.now() - 8 * 86_400_000).toISOString();
    await first().db.updateTable('outbox').set({ due_at: old, first_tried_at: old }).execute();
    const again = await claimed(outbox);
    expect(await outbox.postpone(again, { code: 'ESOCKET' })).toBe('dead');
    expect(await outbox.countDead()).toBe(1);
    expect(await outbox.claim()).toBeUndefined();
    expect(await first().db.selectFrom('lead').select('id').execute()).toHaveLength(1);
  });

  test('what is beyond the usual number waits for the quarter, and is one mail after all others', async () => {
    stopClock();
    vi.setSystemTime(Date.parse('2030-05-14T10:01:00.000Z'));
    await saveLeads(1);
    await saveLeads(3, true);
    const outbox = createOutbox(first());
    expect((await outbox.claim())?.leads).toHaveLength(1);
    vi.setSystemTime(Date.parse('2030-05-14T10:14:59.999Z'));
    expect(await outbox.claim()).toBeUndefined();
    vi.setSystemTime(Date.parse('2030-05-14T10:15:00.000Z'));
    await saveLeads(1);
    expect((await outbox.claim())?.entries).toMatchObject([{ state: 'pending' }]);
    const digest = await claimed(outbox);
    expect(digest.entries).toMatchObject(Array(3).fill({ state: 'digest' }));
    expect(digest.leads.map(({ id }) => id).sort()).toEqual(
      digest.entries.map(({ lead_id }) => lead_id).sort(),
    );
    const [one, ...others] = digest.entries;
    const stolen = { ...digest, entries: [{ ...one, claim: 'another' }, ...others] as const };
    expect(await outbox.complete(stolen)).toBe(false);
    expect(await outbox.complete({ ...digest, entries: [one] })).toBe(true);
    expect(await outbox.claim()).toBeUndefined();
  });

  test('a mail that is first tried late gets its whole week', async () => {
    await saveLeads(1);
    const old = new Date(Date.now() - 30 * 86_400_000).toISOString();
    await first().db.updateTable('outbox').set({ due_at: old }).execute();
    const outbox = createOutbox(first());
    const mail = await claimed(outbox);
    expect(await outbox.postpone(mail, { code: 'ECONNECTION' })).toBe('later');
  });
}
