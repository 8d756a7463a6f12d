// Safe settings, and a database that hangs or breaks off; one that is away is in bad-surroundings.test.ts.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJson } from '../../testing/client.ts';
import { eventually } from '../../testing/eventually.ts';
import { startFake } from '../../testing/fake-server.ts';
import { goodMessage } from '../../testing/fake-site.ts';
import { patientLimits } from '../../testing/open-database.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../../testing/postgres.ts';
import { createLeadStore } from '../lead-store.ts';
import { openPostgres, usualLimits } from './open-postgres.ts';

const report = () => undefined;

describe.skipIf(missingPostgres)(`leads in PostgreSQL ${missingPostgres ?? ''}`, () => {
  let server: Awaited<ReturnType<typeof createPostgres>>;
  beforeAll(async () => {
    server = await createPostgres('-c', 'synchronous_commit=off');
  });
  afterAll(() => server?.kill());

  test('a lead waits for the disk whatever the server’s default', async () => {
    const database = await openPostgres({ url: server.url, report, limits: patientLimits });
    const spy = `
      create table seen (setting text);
      create function note() returns trigger language plpgsql as
        $$ begin insert into seen values (current_setting('synchronous_commit')); return new; end $$;
      create trigger note before insert on lead for each row execute function note()`;
    await queryPostgres(server.url, spy);
    await createLeadStore(database).save({ form: 'contact', fields: {} });
    await database.close();
    const ask = (query: string) => queryPostgres(server.url, query);
    expect(await ask('select setting from seen')).toEqual([{ setting: 'on' }]);
    expect(await ask('show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
    await ask('drop trigger note on lead; drop function note; drop table seen');
  });

  test('the files of a message are kept byte by byte, and go with it', async () => {
    const database = await openPostgres({ url: server.url, report, limits: patientLimits });
    const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const files = [
      { name: 'a.png', content },
      { name: 'b.png', content: content.toReversed() },
    ];
    const saved = await createLeadStore(database).save({ form: 'contact', fields: {}, files });
    const id = saved.kind === 'saved' ? saved.id : expect.fail(saved.kind);
    const kept = await database.transact((db) =>
      db
        .selectFrom('lead_file')
        .selectAll()
        .where('lead_id', '=', id)
        .orderBy('position')
        .execute(),
    );
    expect(kept.map(({ name, content: bytes }) => [name, [...bytes]])).toEqual(
      files.map(({ name, content: bytes }) => [name, [...bytes]]),
    );
    await database.transact(async (db) => {
      await db.deleteFrom('outbox').where('lead_id', '=', id).execute();
      await db.deleteFrom('lead').where('id', '=', id).execute();
    });
    expect(await queryPostgres(server.url, 'select * from lead_file')).toEqual([]);
    await database.close();
  });

  test('two instances that start together make the tables once', async () => {
    await queryPostgres(server.url, 'drop schema public cascade; create schema public');
    const opened = await Promise.all(
      [1, 2, 3].map(() => openPostgres({ url: server.url, report, limits: patientLimits })),
    );
    for (const database of opened)
      await createLeadStore(database).save({ form: 'contact', fields: {} });
    expect(await queryPostgres(server.url, 'select id from lead')).toHaveLength(3);
    await Promise.all(opened.map(({ close }) => close()));
  });

  test('a database without fsync is refused, and reported when it comes later', async () => {
    const unsafe = await createPostgres('-c', 'fsync=off');
    await expect(
      openPostgres({ url: unsafe.url, report, limits: patientLimits }),
    ).rejects.toMatchObject({
      name: 'StartFailure',
      message: expect.stringMatching(/fsync off/),
    });
    await unsafe.stop();
    const reported: unknown[] = [];
    const database = await openPostgres({
      url: unsafe.url,
      report: (fault) => void reported.push(fault),
      limits: patientLimits,
    });
    await unsafe.start();
    const failure = expect.objectContaining({ name: 'StartFailure' });
    await eventually(() => expect(reported).toContainEqual(failure));
    await database.close();
    await unsafe.kill();
  });

  test('a connection that breaks between two questions is one lost message, not the process', async ({
    onTestFinished,
  }) => {
    const uncaught: unknown[] = [];
    const note = (fault: unknown) => void uncaught.push(fault);
    process.on('uncaughtException', note);
    onTestFinished(() => void process.off('uncaughtException', note));
    const database = await openPostgres({ url: server.url, report, limits: patientLimits });
    const broken = database.transact(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await queryPostgres(server.url, 'select pg_terminate_backend($1)', [rows[0]?.pid]);
      await wait(300);
      await sql`select 1`.execute(db);
    });
    await expect(broken).rejects.toMatchObject({ name: 'StoreUnavailable' });
    expect(await createLeadStore(database).save({ form: 'contact', fields: {} })).toMatchObject({
      kind: 'saved',
    });
    expect(uncaught).toEqual([]);
    await database.close();
  });

  test('a database that hangs is answered for within three seconds', async () => {
    const config = { databaseUrl: server.url };
    const { address } = await startFake({ config, databaseLimits: usualLimits });
    await postJson(address, goodMessage);
    await server.freeze();
    const begun = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => postJson(address, goodMessage)),
    );
    const took = Date.now() - begun;
    server.thaw();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    // Ten times the promise: it is the server that must give up, and a busy machine may be slow to.
    expect(took).toBeLessThan(30_000);
    const back = async () => expect((await postJson(address, goodMessage)).status).toBe(201);
    await eventually(back);
  });
});
