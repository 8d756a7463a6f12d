import type { Mutant } from './mutant.ts';

const store = 'server/leads/create-lead-store.ts';
const storeTest = 'server/leads/lead-store.test.ts';
const sqlite = 'server/leads/sqlite/open-sqlite.ts';
const sqliteTest = 'server/leads/sqlite/open-sqlite.test.ts';
const group = 'server/leads/sqlite/group-transact.ts';
const groupTest = 'server/leads/sqlite/group-transact.test.ts';
const postgres = 'server/leads/postgres/open-postgres.ts';
const postgresTest = 'server/leads/postgres/open-postgres.test.ts';
const outbox = 'server/mail/outbox.ts';
const outboxTest = 'server/mail/outbox.test.ts';
const worker = 'server/mail/outbox-worker.ts';
const deliveryTest = 'server/mail/delivery.test.ts';
const commandTest = 'server/command/command.test.ts';
const intake = 'server/contact/lead-intake.ts';
const intakeTest = 'server/contact/lead-intake.test.ts';

const unsynced = {
  breaks: 'commits are synced only now and then',
  file: sqlite,
  find: 'PRAGMA synchronous = FULL',
  replace: 'PRAGMA synchronous = NORMAL',
} as const;

/** Leads: that none is lost, made twice, or left without its mail. */
export const leadsMutants: readonly Mutant[] = [
  {
    promise: 'P1',
    ...unsynced,
    test: 'server/leads/durability.test.ts',
    name: 'no 201 leaves before its lead is synced',
  },
  {
    promise: 'P1',
    ...unsynced,
    test: sqliteTest,
    name: 'every commit is synced before it counts',
  },
  {
    promise: 'P1',
    breaks: 'a lead is acknowledged before its commit',
    file: group,
    find: '    return settle;\n  });',
    replace: '    for (const each of settle) each();\n    return [];\n  });',
    test: groupTest,
    name: 'what the commit refuses is told as refused',
  },
  {
    promise: 'P2',
    breaks: 'a lead is kept although its mail could not be noted',
    file: store,
    find: "await db.insertInto('outbox').values(newMail(id, now)).execute();",
    replace:
      "await db.insertInto('outbox').values(newMail(id, now)).execute().catch(() => undefined);",
    test: storeTest,
    name: 'a lead never stands without its mail',
  },
  {
    promise: 'P2',
    breaks: 'work that fails leaves what it wrote so far',
    file: group,
    find: 'await sql`rollback to job`.execute(transaction);',
    replace: '',
    test: groupTest,
    name: 'work that fails undoes itself and nothing beside it',
  },
  {
    promise: 'P3',
    breaks: 'the commit does not ask PostgreSQL for a sync',
    file: postgres,
    find: 'await sql`set local synchronous_commit to on`.execute(transaction);',
    replace: '',
    test: postgresTest,
    name: 'a lead waits for the disk whatever the server’s default',
  },
  {
    promise: 'P3',
    breaks: 'a database without fsync is taken',
    file: 'server/leads/postgres/prepare-postgres.ts',
    find: "if (rows[0]?.fsync === 'on') return;",
    replace: 'if (rows) return;',
    test: postgresTest,
    name: 'a database without fsync is refused',
  },
  {
    promise: 'P4',
    breaks: 'a mail is closed before it is sent',
    file: worker,
    find: 'const fault = await attempt(() => sendLead(mail.lead));',
    replace:
      'await outbox.complete(mail);\n    const fault = await attempt(() => sendLead(mail.lead));',
    test: deliveryTest,
    name: 'comes again, recognisably',
  },
  {
    promise: 'P4',
    breaks: 'a stored lead waits for the next look at the outbox',
    file: 'server/start.ts',
    find: 'onSaved: () => worker?.wake(),',
    replace: 'onSaved: () => undefined,',
    test: deliveryTest,
    name: 'a stored lead is mailed at once, to every address',
  },
  {
    promise: 'P5',
    breaks: 'each copy of a mail has a number of its own',
    file: 'server/mail/lead-mail.ts',
    find: 'messageId: `<${lead.id}@',
    replace: 'messageId: `<${crypto.randomUUID()}@',
    test: deliveryTest,
    name: 'comes again, recognisably',
  },
  {
    promise: 'P6',
    breaks: 'workers do not pass over what another is taking',
    file: outbox,
    find: '.$if(isShared, (query) => query.forUpdate().skipLocked())',
    replace: '.$if(false, (query) => query.forUpdate().skipLocked())',
    test: outboxTest,
    name: 'four workers share 500 mails, and none is claimed twice',
  },
  {
    promise: 'P6',
    breaks: 'whoever sent a mail closes it, its lease or not',
    file: outbox,
    find: "    .where('claim', '=', entry.claim)\n",
    replace: '',
    test: outboxTest,
    name: 'a claimed mail comes back when its lease has run out',
  },
  {
    promise: 'P7',
    breaks: 'a claim never runs out',
    file: outbox,
    find: 'due_at: at(now + lease),',
    replace: 'due_at: at(now + 1_000 * lease),',
    test: outboxTest,
    name: 'a claimed mail comes back when its lease has run out',
  },
  {
    promise: 'P7',
    breaks: 'a mail is taken without a lease',
    file: outbox,
    find: 'due_at: at(now + lease),',
    replace: 'due_at: at(now),',
    test: outboxTest,
    name: 'a claimed mail comes back when its lease has run out',
  },
  {
    promise: 'P8',
    breaks: 'keys are not unique',
    file: 'server/leads/migrations.ts',
    find: '(column) => column.unique()',
    replace: '(column) => column',
    test: storeTest,
    name: 'twenty saves at once with one key make one lead',
  },
  {
    promise: 'P8',
    breaks: 'a key stands for whatever comes with it',
    file: store,
    find: 'return earlier.fields === JSON.stringify(lead.fields)',
    replace: 'return earlier.fields',
    test: storeTest,
    name: 'a key for another message is a conflict',
  },
  {
    promise: 'P8',
    breaks: 'twins on their way are counted each',
    file: intake,
    find: 'onTheWay.set(lead.key, settled);',
    replace: '',
    test: intakeTest,
    name: 'twins with one key are stored and counted once',
  },
  {
    promise: 'P8',
    breaks: 'what could not be stored counts all the same',
    file: intake,
    find: 'await limits.giveBack(client);',
    replace: '',
    test: intakeTest,
    name: 'what could not be stored does not count',
  },
  {
    promise: 'P10',
    breaks: 'nobody listens for a connection that breaks between two questions',
    file: postgres,
    find: "pool.on('connect', (client) => client.on('error', report));",
    replace: '',
    test: postgresTest,
    name: 'a connection that breaks between two questions is one lost message',
  },
  {
    promise: 'P10',
    breaks: 'a visitor waits as long as the database hangs',
    file: postgres,
    find: 'await within(longestWork, whole())',
    replace: 'await within(9 * longestWork, whole())',
    test: postgresTest,
    name: 'a database that hangs is answered for within three seconds',
  },
  {
    promise: 'P11',
    breaks: 'the file is copied as it lies there',
    file: 'server/command/backup.ts',
    find: 'await backup(source, unfinished);',
    replace: "process.getBuiltinModule('node:fs').copyFileSync(file, unfinished);",
    test: commandTest,
    name: 'a backup taken under load holds every message acknowledged before',
  },
  {
    promise: 'P11',
    breaks: 'the drill finds everything restored',
    file: 'server/command/restore-drill.ts',
    find: 'restored: found.length,',
    replace: 'restored: kept.size,',
    test: commandTest,
    name: 'backup and restore drill say how many messages are safe',
  },
  {
    promise: 'P12',
    breaks: 'no lock is taken',
    file: sqlite,
    find: 'const lock = lockStore(file);',
    replace: 'const lock = { release: () => undefined, file, lockStore };',
    test: sqliteTest,
    name: 'a second server is refused, while others may read',
  },
  {
    promise: 'P12',
    breaks: 'the lock shuts out the commands',
    file: sqlite,
    find: "database.exec('PRAGMA journal_mode = WAL');",
    replace:
      "database.exec('PRAGMA locking_mode = EXCLUSIVE');\n  database.exec('PRAGMA journal_mode = WAL');",
    test: sqliteTest,
    name: 'a second server is refused, while others may read',
  },
  {
    promise: 'P12',
    breaks: 'everyone on the machine may read the leads',
    file: sqlite,
    find: '  process.umask(0o077);\n',
    replace: '',
    test: sqliteTest,
    name: 'the files are for their owner alone',
  },
  {
    promise: 'P22',
    breaks: 'the wait for a lock is inside SQLite',
    file: sqlite,
    find: 'const serverTimeout = 5;',
    replace: 'const serverTimeout = 2_000;',
    test: 'server/leads/sqlite/event-loop.test.ts',
  },
];
