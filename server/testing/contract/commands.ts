import { expect, test } from 'vitest';
import { tablesOf } from '../../../.ci/testing/tables-of.ts';
import { runCommand } from '../../command/run-command.ts';
import type { OutboxRow } from '../../leads/database/lead-tables.ts';
import { createLeadStore } from '../../leads/lead-store.ts';
import { createOutbox } from '../../leads/mail/outbox.ts';
import { withdrawMail } from '../../leads/mail/withdraw-mail.ts';
import type { Databases } from '../engines.ts';
import { goodMessage } from '../fake-site.ts';

const tables = tablesOf(import.meta.filename);

/** The dealer's commands find, show and delete messages beside a running server. */
export function commandContract({ first, location }: Databases): void {
  const leads = (...words: string[]) =>
    runCommand(words, { ...location(), timeZone: 'America/New_York' });

  /** Keeps a message received at a time, whose mail is in a state. */
  async function keep(
    mail: string,
    { time = '2030-05-14T16:02:33.000Z', state = 'sent' as OutboxRow['state'] } = {},
  ): Promise<string> {
    const fields = { ...goodMessage, mail };
    const saved = await createLeadStore(first()).save({ form: 'contact', fields });
    const id = saved.kind === 'saved' ? saved.id : '';
    const { db } = first();
    await db.updateTable('lead').set({ created_at: time }).where('id', '=', id).execute();
    await db.updateTable('outbox').set({ state }).where('lead_id', '=', id).execute();
    return id;
  }

  test('find lists those of an address, done ones too', async () => {
    const id = await keep('Eve@visitor.example');
    await keep('steve@visitor.example');
    await leads('done', id);
    const found = await leads('find', 'eve@VISITOR.example');
    expect(found.trimEnd().split('\n').slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${id.slice(0, 8)}  2030-05-14 12:02 EDT +done`)),
    ]);
    expect(await leads('find', 'visitor.example')).toBe('No messages.\n');
    expect(await leads('show', id)).toContain('received: 2030-05-14 12:02 EDT\n');
  });

  test('delete leaves nothing of a message, and says that its mail was owed', async () => {
    const mailed = await keep('gone@visitor.example');
    const owed = await keep('gone@visitor.example', { state: 'pending' });
    expect(await leads('delete', mailed)).toBe(`${mailed.slice(0, 8)} is deleted.\n`);
    expect(await leads('delete', owed)).toBe(
      `${owed.slice(0, 8)} is deleted. Its mail had not gone out.\n`,
    );
    expect(await leads('find', 'gone@visitor.example')).toBe('No messages.\n');
    const mails = await first().db.selectFrom('outbox').select('lead_id').execute();
    expect(mails.map(({ lead_id }) => lead_id)).not.toContain(owed);
    await expect(leads('delete', mailed)).rejects.toThrow(/No message has the number/);
  });

  test('purge shows what would go, deletes it when told to, and keeps what is to be mailed', async () => {
    const old = await keep('old@visitor.example', { time: '2020-05-01T03:59:59.000Z' });
    // Midnight where the dealer is comes four hours after that of the stored times.
    await keep('young@visitor.example', { time: '2020-05-01T04:00:00.000Z' });
    const unsent: string[] = [];
    for (const state of ['pending', 'digest', 'dead'] as const) {
      unsent.push(await keep('owed@visitor.example', { time: '2019-01-01T00:00:00.000Z', state }));
    }
    const stay = 'Messages kept, because their mail has not gone out: 3.\n';
    const shown = await leads('purge', '--before', '2020-05-01');
    expect(shown.split('\n')[1]).toMatch(new RegExp(`^${old.slice(0, 8)}  2020-04-30 23:59 EDT`));
    expect(shown).toContain(`\nMessages that --yes deletes: 1.\n${stay}`);
    expect(await leads('find', 'old@visitor.example')).toContain(old.slice(0, 8));
    expect(await leads('purge', '--before', '2020-05-01', '--yes')).toBe(
      `Messages deleted: 1.\n${stay}`,
    );
    expect(await leads('find', 'old@visitor.example')).toBe('No messages.\n');
    expect(await leads('find', 'young@visitor.example')).not.toBe('No messages.\n');
    const kept = await leads('find', 'owed@visitor.example');
    for (const id of unsent) expect(kept).toContain(id.slice(0, 8));
  });

  test('a message owes mail only where mail is set up, and is mailed later only when asked to', async () => {
    const kept = createLeadStore(first(), { hasMail: false });
    await kept.save({ form: 'contact', fields: { ...goodMessage, mail: 'quiet@visitor.example' } });
    const found = async () => (await leads('find', 'quiet@visitor.example')).split('\n')[1] ?? '';
    expect(await found()).toMatch(/open {2}none {7}/);
    const [number = ''] = (await found()).split(' ');
    expect(await createOutbox(first()).claim()).toBeUndefined();
    expect(await leads('retry')).toBe('0 to be mailed again.\n');
    expect(await leads('retry', number)).toBe('1 to be mailed again.\n');
    expect(await found()).toContain('waiting');
    expect(await leads('purge', '--before', '2100-01-01')).toContain('--yes deletes: 0.\n');
    // The settings for mail were taken away: nobody will ever send it.
    await withdrawMail(first(), false);
    expect(await found()).toContain('none');
    expect(await leads('retry', '--since', '2100-01-01')).toBe('0 to be mailed again.\n');
    expect(await leads('retry', '--since', '2020-05-01')).toBe('1 to be mailed again.\n');
    await withdrawMail(first(), false);
    expect(await leads('purge', '--before', '2100-01-01', '--yes')).toBe('Messages deleted: 1.\n');
  });

  test.each(tables('told'))('%j is told what is wrong with it', async (words: string[], says) => {
    await expect(leads(...words)).rejects.toThrow(new RegExp(says));
  });

  test.each(tables('usage'))('%j is answered with the usage', async (...words) => {
    await expect(leads(...words)).rejects.toThrow(/^Usage:/);
  });
}
