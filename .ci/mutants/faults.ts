import type { Mutant } from './mutant.ts';

const clients = 'server/bad-clients.test.ts';

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
    find: '  app.use(createFaultHandler(reportFault));',
    replace: '',
    test: clients,
    name: 'S45 a rejection on a page',
  },
];
