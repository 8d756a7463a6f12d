import type { Mutant } from './mutant.ts';

const requests = 'server/bad-requests.test.ts';
const addresses = 'server/http/address.test.ts';
const clients = 'server/bad-clients.test.ts';
const surroundings = 'server/bad-surroundings.test.ts';
const mail = 'server/bad-mail.test.ts';
const starts = 'server/bad-starts.test.ts';
const run = 'server/run.test.ts';

/** An answer that looks for a file on the disk where no page is known: what the page map makes needless. */
const readTheDisk = (path: string) => `  app.use((request, response, next) => {
    const { readFileSync } = process.getBuiltinModule('node:fs');
    try {
      response.end(readFileSync(\`\${site.publicDirectory}\${${path}}\`));
    } catch (fault) {
      const isMissing = /ENOENT|EISDIR|ENOTDIR/.test(String(fault));
      next(isMissing ? undefined : fault);
    }
  });
  app.use(createPageHandler({ pageMap, findPlace, renderer }));`;

/** S34, S41 to S52, P9, P10 and P15: slow clients, our own faults, and a world that fails around the server. */
export const faultsMutants: readonly Mutant[] = [
  {
    promise: 'S41',
    breaks: 'a whole request may take for ever',
    file: 'server/http/time-limits.ts',
    find: 'requestTimeout: limits.request',
    replace: 'requestTimeout: 0',
    test: clients,
    name: 'S41',
  },
  {
    promise: 'S42',
    breaks: 'headers may take for ever',
    file: 'server/http/time-limits.ts',
    find: 'headersTimeout: limits.headers',
    replace: 'headersTimeout: 0',
    test: clients,
    name: 'S42',
  },
  {
    promise: 'S43',
    breaks: 'a socket whose time is up is ended, and not let go',
    file: 'server/start.ts',
    find: '    await listen(server, config);',
    replace: `    await listen(server, config);
    server.on('clientError', (_fault, socket) => socket.end('HTTP/1.1 408 Request Timeout\\r\\n\\r\\n'));`,
    test: clients,
    name: 'S43',
  },
  {
    promise: 'S44',
    breaks: 'the key of a message is not kept with it',
    file: 'server/leads/create-lead-store.ts',
    find: 'idempotency_key: lead.key ?? null,',
    replace: 'idempotency_key: null,',
    test: clients,
    name: 'S44',
  },
  {
    promise: 'S44',
    breaks: 'a message whose client is gone is left out',
    file: 'server/api/contact.ts',
    find: 'const intake = await parts.intake.accept({ body: request.body, key, client });',
    replace: `const { promise, resolve } = Promise.withResolvers<void>();
  response.once('close', resolve);
  setTimeout(resolve, 100);
  await promise;
  if (response.closed) return;
  const intake = await parts.intake.accept({ body: request.body, key, client });`,
    test: clients,
    name: 'S44',
  },
  {
    promise: 'S44',
    breaks: 'an answer that nobody takes is a fault',
    file: 'server/api/contact.ts',
    find: '  sendIntake(parts, response, intake);',
    replace: `  if (response.closed) throw new Error('gone');
  sendIntake(parts, response, intake);`,
    test: clients,
    name: 'S44',
  },
  {
    promise: 'S45',
    breaks: 'a fault of the API says what it is',
    file: 'server/api/json-answers.ts',
    find: 'if (status === 500) return { status, error: failure };',
    replace: 'if (status === 500) return { status, error: String(fault) };',
    test: clients,
    name: 'S45 a throw in the API',
  },
  {
    promise: 'S45',
    breaks: 'a fault of the API is told twice',
    file: 'server/api/contact.ts',
    find: 'reportOwnFault(fault, request, parts.reportFault);',
    replace: `reportOwnFault(fault, request, parts.reportFault);
    reportOwnFault(fault, request, parts.reportFault);`,
    test: clients,
    name: 'S45 a rejection in the API',
  },
  {
    promise: 'S45',
    breaks: 'a lead is written without its mail',
    file: 'server/leads/create-lead-store.ts',
    find: `await db.insertInto('outbox').values(newMail(id, now)).execute();`,
    replace: `await db.insertInto('outbox').values(newMail(id, now)).execute().catch(() => undefined);`,
    test: clients,
    name: 'S45 a rejection in the API',
  },
  {
    promise: 'S45',
    breaks: 'a fault outside the API is told without its request',
    file: 'server/http/plain-answers.ts',
    find: 'if (status === 500) reportFault(fault, requestId(request));',
    replace: 'if (status === 500) reportFault(fault);',
    test: clients,
    name: 'S45 a throw',
  },
  {
    promise: 'S45',
    breaks: 'a rejection on a page is left to the framework',
    file: 'server/app.ts',
    find: '  app.use(createFaultHandler(reportFault, phone));',
    replace: '',
    test: clients,
    name: 'S45 a rejection on a page',
  },
  {
    promise: 'S34',
    breaks: 'an unknown address is looked up on the disk',
    file: 'server/app.ts',
    find: '  app.use(createPageHandler({ pageMap, findPlace, renderer }));',
    replace: readTheDisk('decodeURIComponent(request.path)'),
    test: requests,
    name: 'S34',
  },
  {
    promise: 'S34',
    breaks: 'an address is decoded twice and looked up on the disk',
    file: 'server/app.ts',
    find: '  app.use(createPageHandler({ pageMap, findPlace, renderer }));',
    replace: readTheDisk('decodeURIComponent(decodeURIComponent(request.path))'),
    test: requests,
    name: 'S34 GET /%252e%252e/secret',
  },
  {
    promise: 'S34',
    breaks: 'an encoded separator separates',
    file: 'server/http/address.ts',
    find: '/[/\\\\\\0]/.test(segment)',
    replace: '/[\\\\\\0]/.test(segment)',
    test: requests,
    name: 'S34 GET /parks%2felm',
  },
  {
    promise: 'S34',
    breaks: 'an encoded backslash passes',
    file: 'server/http/address.ts',
    find: '/[/\\\\\\0]/.test(segment)',
    replace: '/[/\\0]/.test(segment)',
    test: addresses,
    name: '%5c',
  },
  {
    promise: 'S34',
    breaks: 'a NUL passes',
    file: 'server/http/address.ts',
    find: '/[/\\\\\\0]/.test(segment)',
    replace: '/[/\\\\]/.test(segment)',
    test: addresses,
    name: '%00',
  },
  {
    promise: 'S34',
    breaks: 'an address is decoded twice',
    file: 'server/http/address.ts',
    find: `path.split('/').map(decodeURIComponent)`,
    replace: `decodeURIComponent(path).split('/').map(decodeURIComponent)`,
    test: addresses,
    name: '%252e',
  },
  {
    promise: 'S34',
    breaks: 'hidden files of the build are public',
    file: 'server/pages/public-files.ts',
    find: `return !name.startsWith('.') || name === '.well-known';`,
    replace: `return name !== '';`,
    test: requests,
    name: 'S34 GET /.',
  },
  {
    promise: 'S46',
    breaks: 'a locked store is tried for too long',
    file: 'server/leads/sqlite/group-transact.ts',
    find: 'const pauses = [100, 300, 600];',
    replace: 'const pauses = [100, 300, 600, 3_000];',
    test: surroundings,
    name: 'S46 locked',
  },
  {
    promise: 'P9',
    breaks: 'a full disk is swallowed',
    file: 'server/leads/sqlite/group-transact.ts',
    find: 'return code !== undefined && code !== 1 && code !== 19;',
    replace: 'return code !== undefined && code !== 1 && code !== 13 && code !== 19;',
    test: surroundings,
    name: 'P9 full',
  },
  {
    promise: 'P9',
    breaks: 'what the disk refused is acknowledged',
    file: 'server/contact/lead-intake.ts',
    find: `    await limits.giveBack(client);
    throw fault;`,
    replace: `    await limits.giveBack(client);
    if (fault instanceof StoreUnavailable) return { kind: 'saved', id: 'lost' };
    throw fault;`,
    test: surroundings,
    name: 'P9 full',
  },
  {
    promise: 'P9',
    breaks: 'what a real disk refused is acknowledged',
    file: 'server/contact/lead-intake.ts',
    find: `    await limits.giveBack(client);
    throw fault;`,
    replace: `    await limits.giveBack(client);
    if (fault instanceof StoreUnavailable) return { kind: 'saved', id: 'lost' };
    throw fault;`,
    test: 'server/reliability/full-disk.reliability.ts',
    name: 'loses nothing',
  },
  {
    promise: 'S46',
    breaks: 'a refusal does not say when to come again',
    file: 'server/api/contact.ts',
    find: `    response.setHeader('Retry-After', '30');
`,
    replace: '',
    test: surroundings,
    name: 'S46',
  },
  {
    promise: 'S46',
    breaks: 'a read-only store is a fault of ours',
    file: 'server/leads/sqlite/group-transact.ts',
    find: `const reason = new StoreUnavailable('The lead could not be written.', { cause: fault });`,
    replace: `const isReadOnly = sqliteCode(fault) === 8;
      const reason = isReadOnly ? fault : new StoreUnavailable('Not written.', { cause: fault });`,
    test: surroundings,
    name: 'S46 read-only',
  },
  {
    promise: 'S46',
    breaks: 'leads go into a file that was taken away',
    file: 'server/leads/sqlite/same-file.ts',
    find: 'if (found?.dev === dev && found.ino === ino) return;',
    replace: 'if (dev + ino > 0) return;',
    test: surroundings,
    name: 'S46 the folder',
  },
  {
    promise: 'S46',
    breaks: 'leads go into a file that was replaced',
    file: 'server/leads/sqlite/same-file.ts',
    find: 'if (found?.dev === dev && found.ino === ino) return;',
    replace: 'if (found?.dev === dev && ino > 0) return;',
    test: surroundings,
    name: 'S46 something else',
  },
  {
    promise: 'S46',
    breaks: 'a missing folder is not made',
    file: 'server/leads/sqlite/open-sqlite.ts',
    find: `    mkdirSync(directory, { recursive: true });
`,
    replace: '',
    test: surroundings,
    name: 'S46 no folder',
  },
  {
    promise: 'S47',
    breaks: 'a transaction begins without the lock',
    file: 'server/leads/sqlite/node-sqlite-dialect.ts',
    find: `CompiledQuery.raw('begin immediate')`,
    replace: `CompiledQuery.raw('begin')`,
    test: surroundings,
    name: 'S47',
  },
  {
    promise: 'S48',
    breaks: 'a lost connection ends the process',
    file: 'server/leads/postgres/open-postgres.ts',
    find: `  pool.on('error', report);
`,
    replace: '',
    test: surroundings,
    name: 'S48',
  },
  {
    promise: 'P10',
    breaks: 'a database that is away at the start ends the start',
    file: 'server/leads/postgres/open-postgres.ts',
    find: '    if (fault instanceof StartFailure) {',
    replace: '    if (fault instanceof Error) {',
    test: surroundings,
    name: 'P10 nobody',
  },
  {
    promise: 'P10',
    breaks: 'the tables are prepared at the start or never',
    file: 'server/leads/postgres/open-postgres.ts',
    find: `      running = undefined;
`,
    replace: '',
    test: surroundings,
    name: 'P10 nobody',
  },
  {
    promise: 'P10',
    breaks: 'a refusal takes four seconds',
    file: 'server/leads/postgres/open-postgres.ts',
    find: `throw new StoreUnavailable('The database did not take the work.', { cause: fault });`,
    replace: `await wait(4_000);
      throw new StoreUnavailable('The database did not take the work.', { cause: fault });`,
    test: surroundings,
    name: 'P10 nobody',
  },
  {
    promise: 'P10',
    breaks: 'readiness asks the database',
    file: 'server/app.ts',
    find: `  app.get('/readyz', answerReadiness(dependencies.isReady));`,
    replace: `  app.get('/readyz', async (request, response) => {
    const intake = await dependencies.intake.accept({
      body: { name: 'Ada', email: 'a@b.example', topic: 'one', text: 'Are you there?' },
      client: 'x',
    });
    sendStatusText(request, response, intake.kind === 'saved' ? 200 : 503);
  });`,
    test: surroundings,
    name: 'P10 nobody',
  },
  {
    promise: 'S49',
    breaks: 'a mail that was not taken counts as sent',
    file: 'server/mail/outbox-worker.ts',
    find: 'if (fault) await putBack(mail, fault, { outbox, log });',
    replace: 'if (fault && mail.entry.attempts > 99) await putBack(mail, fault, { outbox, log });',
    test: mail,
    name: 'S49 4',
  },
  {
    promise: 'S49',
    breaks: 'a refused connection drops the mail',
    file: 'server/mail/outbox-worker.ts',
    find: `    return fault instanceof Error ? fault : new Error('unknown fault');`,
    replace: `    if (fault instanceof Error && 'code' in fault && fault.code === 'ESOCKET') return undefined;
    return fault instanceof Error ? fault : new Error('unknown fault');`,
    test: mail,
    name: 'S49 refused',
  },
  {
    promise: 'S49',
    breaks: 'a silent mail server is waited for',
    file: 'server/mail/create-mailer.ts',
    find: `    ...limits,
`,
    replace: '',
    test: mail,
    name: 'S49 silent',
  },
  {
    promise: 'S49',
    breaks: 'the third pause is a minute',
    file: 'server/mail/retry-schedule.ts',
    find: '5 * minute, 15 * minute',
    replace: 'minute, 15 * minute',
    test: mail,
    name: 'S49 away',
  },
  {
    promise: 'S49',
    breaks: 'a mail is given up after a day',
    file: 'server/mail/retry-schedule.ts',
    find: '7 * 24 * hour',
    replace: '24 * hour',
    test: mail,
    name: 'S49 away',
  },
  {
    promise: 'S49',
    breaks: 'a mail that was given up is dropped',
    file: 'server/mail/outbox.ts',
    find: `    await close(db, mail, { state: 'dead', last_fault: code });`,
    replace: `    await db.deleteFrom('outbox').where('lead_id', '=', mail.entry.lead_id).execute();`,
    test: mail,
    name: 'S49 away',
  },
  {
    promise: 'S49',
    breaks: 'dead mails are told once',
    file: 'server/mail/outbox-worker.ts',
    find: '  const report = setInterval(() => void reportDead(outbox, log), anHour);',
    replace: '  const report = setInterval(() => undefined, anHour);',
    test: mail,
    name: 'S49 away',
  },
  {
    promise: 'S50',
    breaks: 'a mail refused for good is given up',
    file: 'server/mail/outbox-worker.ts',
    find: '    const fault = await attempt(() => sendLead(mail.lead));',
    replace: `    const fault = await attempt(() => sendLead(mail.lead));
    if (fault && 'responseCode' in fault && Number(fault.responseCode) >= 500) return true;`,
    test: mail,
    name: 'S50',
  },
  {
    promise: 'S50',
    breaks: 'our own mistake is told as a passing one',
    file: 'server/mail/outbox-worker.ts',
    find: 'else if (reply >= 500) log.error',
    replace: 'else if (reply >= 600) log.error',
    test: mail,
    name: 'S50',
  },
  {
    promise: 'S46',
    breaks: 'a start that fails shows its stack',
    file: 'server/leads/sqlite/open-sqlite.ts',
    find: `    if (fault instanceof StartFailure) throw fault;
    const reason`,
    replace: `    if (fault instanceof Error) throw fault;
    const reason`,
    test: starts,
    name: 'S46 no database',
  },
  {
    promise: 'S46',
    breaks: 'a folder that cannot be made shows its stack',
    file: 'server/run.ts',
    find: 'const isExpected = fault instanceof ConfigError || fault instanceof StartFailure;',
    replace: 'const isExpected = fault instanceof ConfigError;',
    test: starts,
    name: 'S46 a folder',
  },
  {
    promise: 'S46',
    breaks: 'a store that cannot be written is served',
    file: 'server/leads/sqlite/open-sqlite.ts',
    find: `  if (mustWrite) checkWriting(database);
`,
    replace: '',
    test: starts,
    name: 'S46',
  },
  {
    promise: 'S46',
    breaks: 'a start asks for the lock and not for the right to write',
    file: 'server/leads/sqlite/open-sqlite.ts',
    find: ' PRAGMA user_version = 0;',
    replace: '',
    test: starts,
    name: 'S46 a read-only',
  },
  {
    promise: 'S51',
    breaks: 'a second signal is not heard',
    file: 'server/signals.ts',
    find: `    if (hasSignal) process.exit(1);
`,
    replace: '',
    test: starts,
    name: 'S51 two',
  },
  {
    promise: 'S51',
    breaks: 'a signal during the start is kept for later',
    file: 'server/signals.ts',
    find: `    if (!hasStarted) process.exit(0);
`,
    replace: '',
    test: starts,
    name: 'S51 a signal',
  },
  {
    promise: 'S51',
    breaks: 'signals are listened to after the start',
    file: 'server/signals.ts',
    find: `  process.on('SIGTERM', onSignal);
`,
    replace: '',
    test: starts,
    name: 'S51',
  },
  {
    promise: 'S52',
    breaks: 'a wrong PORT is taken for the usual one',
    file: 'server/config.ts',
    find: `const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));`,
    replace: `const given = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => value !== '' && name !== 'PORT'),
  );`,
    test: starts,
    name: 'S52 PORT',
  },
  {
    promise: 'S52',
    breaks: 'any DATABASE_URL will do',
    file: 'server/config.ts',
    find: `isUrl(value, ['postgres:', 'postgresql:'])`,
    replace: `value !== ''`,
    test: starts,
    name: 'S52 DATABASE_URL',
  },
  {
    promise: 'S52',
    breaks: 'a wrong setting shows its value',
    file: 'server/config.ts',
    find: `\`\${issue.path.map(String).join('.')} \${issue.message}\``,
    replace: `\`\${issue.path.map(String).join('.')} \${issue.message}, not \${process.env[String(issue.path[0])]}\``,
    test: starts,
    name: 'S52 DATABASE_URL',
  },
  {
    promise: 'S52',
    breaks: 'half of the mail settings are none',
    file: 'server/config.ts',
    find: `    ...halfSettings(given),
`,
    replace: '',
    test: starts,
    name: 'S52 half',
  },
  {
    promise: 'S52',
    breaks: 'wrong settings exit 1',
    file: 'server/run.ts',
    find: 'fault instanceof ConfigError ? 2 : 1',
    replace: '1',
    test: starts,
    name: 'S52 PORT',
  },
  {
    promise: 'P15',
    breaks: 'a connection that turns idle late is kept',
    file: 'server/http/close-server.ts',
    find: 'const sweep = setInterval(() => server.closeIdleConnections(), 100);',
    replace: 'const sweep = setInterval(() => undefined, 100);',
    test: run,
    name: 'SIGTERM under load, with 0',
  },
  {
    promise: 'P15',
    breaks: 'what is stuck is never cut',
    file: 'server/http/close-server.ts',
    find: 'setTimeout(() => server.closeAllConnections(), longest)',
    replace: 'setTimeout(() => undefined, longest)',
    test: run,
    name: 'SIGTERM under load, with 1',
  },
  {
    promise: 'P15',
    breaks: 'what was begun is cut',
    file: 'server/http/close-server.ts',
    find: '  server.close(() => resolve());',
    replace: `  server.close(() => resolve());
  server.closeAllConnections();`,
    test: run,
    name: 'SIGTERM under load, with 0',
  },
  {
    promise: 'P15',
    breaks: 'the store is left open',
    file: 'server/start.ts',
    find: `      await closeDatabase();
    };`,
    replace: '    };',
    test: run,
    name: 'SIGTERM under load, with 0',
  },
  {
    promise: 'P15',
    breaks: 'the end does not wait for what was begun',
    file: 'server/run.ts',
    find: '    await server.close();',
    replace:
      '    await Promise.race([server.close(), new Promise((end) => setTimeout(end, 300))]);',
    test: run,
    name: 'SIGTERM under load, with 0',
  },
];
