// Every stored message is mailed at least once.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLeadStore } from '../leads/lead-store.ts';
import { bareEnvironment } from '../testing/child-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { openDatabase } from '../testing/open-database.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../testing/postgres.ts';

const count = 300;
const leastKills = 28;
const entry = join(import.meta.dirname, '..', 'testing', 'mail-process.ts');

test.skipIf(missingPostgres)(
  `${count} of ${count} mails arrive through kills and an outage ${missingPostgres ?? ''}`,
  { timeout: 2_400_000 },
  async () => {
    const server = await createPostgres();
    const database = await openDatabase({ dataDirectory: '', databaseUrl: server.url });
    const store = createLeadStore(database);
    // Slow enough that most kills come in the middle of a mail.
    const refuseSome = async () => {
      await wait(40);
      return randomInt(10) === 0 ? 451 : 'take';
    };
    let mailServer = await startMailServer(refuseSome);
    const earlier = mailServer.mails;
    const env = { ...bareEnvironment, DATABASE_URL: server.url, SMTP_URL: mailServer.url };
    const state = { isOver: false, kills: 0 };

    async function keepWorking(): Promise<void> {
      while (!state.isOver) {
        const child = spawn(process.execPath, [entry], {
          env,
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        await once(child.stdout, 'data');
        const isLast = state.kills >= leastKills;
        await wait(randomInt(50, 400));
        if (isLast) await untilOver(child);
        child.kill('SIGKILL');
        state.kills += 1;
      }
    }
    async function untilOver(child: ChildProcess): Promise<void> {
      while (!state.isOver && child.exitCode === null) await wait(50);
    }
    const pending = () =>
      queryPostgres(server.url, "select lead_id from outbox where state <> 'sent'");

    const workers = [keepWorking(), keepWorking()];
    for (let each = 0; each < count; each += 1) {
      await store.save({ form: 'contact', fields: goodMessage });
      await wait(10);
      if (each === 150) {
        await mailServer.stop();
        await wait(2_000);
        mailServer = await startMailServer(refuseSome, mailServer.port);
      }
    }
    // As long as it takes on a busy machine, and ten times that at most.
    for (let tries = 0; tries < 8_000 && (await pending()).length > 0; tries += 1) await wait(100);
    const left = await pending();
    state.isOver = true;
    await Promise.all(workers);
    const leads = await queryPostgres(server.url, 'select id from lead');
    await Promise.all([database.close(), mailServer.stop()]);
    await server.kill();
    const mails = [...earlier, ...mailServer.mails];
    const arrived = new Set(mails.map(({ messageId }) => messageId));
    expect(left).toEqual([]);
    expect(leads.filter(({ id }) => !arrived.has(`<${id}@site.example>`))).toEqual([]);
    expect(leads).toHaveLength(count);
    expect(state.kills).toBeGreaterThanOrEqual(leastKills);
    // A kill between sending and closing makes a copy, and nothing else does.
    expect(mails.length - count).toBeLessThanOrEqual(state.kills);
  },
);
