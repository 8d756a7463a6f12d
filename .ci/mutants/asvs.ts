import type { Mutant } from './mutant.ts';

const table = 'server/asvs/asvs.test.ts';
const ownCode = 'server/asvs/own-code.test.ts';
const document = 'server/asvs/security-document.test.ts';
const requestLog = 'server/log/request-log.ts';

/** A line that our own code must never have, put where it would be overlooked. */
function stray(line: string, name: string, breaks: string): Mutant {
  const find = 'export function mediaType(name: string): string {\n';
  const file = 'server/http/media-type.ts';
  return { promise: 'P20', breaks, file, find, replace: `${find}  ${line}\n`, test: ownCode, name };
}

/** The same with a module that is loaded. */
function strayImport(line: string, name: string, breaks: string): Mutant {
  const find = `import { extname } from 'node:path';\n`;
  const file = 'server/http/media-type.ts';
  return { promise: 'P20', breaks, file, find, replace: `${find}${line}\n`, test: ownCode, name };
}

/** The same in the pages. */
function strayInPages(line: string, name: string, breaks: string): Mutant {
  const find = '  return text ? <p className="mt-8 max-w-text text-legal text-caption">';
  const file = 'web/src/ui/footnote.tsx';
  return { promise: 'P20', breaks, file, find, replace: `  ${line}\n${find}`, test: ownCode, name };
}

const ofTheTable: readonly Mutant[] = [
  {
    promise: 'P20',
    breaks: 'a test that holds a requirement has another name',
    file: 'server/log/privacy.test.ts',
    find: `test('each request is one line, with what operators ask for'`,
    replace: `test('each request is one line'`,
    test: table,
    name: '16.2.1',
  },
  {
    promise: 'P20',
    breaks: 'a test that holds a requirement is skipped',
    file: 'server/log/log-lines.test.ts',
    find: `test('signs that a format`,
    replace: `test.skip('signs that a format`,
    test: table,
    name: '1.3.10',
  },
  {
    promise: 'P20',
    breaks: 'a row that holds a requirement is gone',
    file: 'server/pages/file-paths.test.ts',
    find: `    ['/.git/config', 404],\n`,
    replace: '',
    test: table,
    name: '13.4.1',
  },
  {
    promise: 'P20',
    breaks: 'a requirement is forgotten',
    file: 'server/asvs/chapters/browser.ts',
    find: `number: '3.5.4',`,
    replace: `number: '3.5.6',`,
    test: table,
    name: 'V3 browser',
  },
  {
    promise: 'P20',
    breaks: 'tests that are skipped count',
    file: 'server/asvs/read-tests.ts',
    find: `new Set(['skip', 'todo', 'fails'])`,
    replace: `new Set(['todo', 'fails'])`,
    test: 'server/asvs/read-tests.test.ts',
  },
];

const ofTheDocument: readonly Mutant[] = [
  {
    promise: 'P20',
    breaks: 'a chapter is missing',
    file: 'docs/security.md',
    find: '## Components',
    replace: '## Packages',
    test: document,
    name: 'the chapter "Components"',
  },
  {
    promise: 'P20',
    breaks: 'the log writes what is not listed',
    file: 'server/mail/outbox-worker.ts',
    find: `'lease ran out'`,
    replace: `'the lease ran out'`,
    test: document,
    name: 'the log writes',
  },
  {
    promise: 'P20',
    breaks: 'the server waits longer than is written',
    file: 'server/http/time-limits.ts',
    find: 'headers: 10_000,',
    replace: 'headers: 60_000,',
    test: document,
    name: 'the time limits',
  },
  {
    promise: 'P20',
    breaks: 'a mail is tried less often than is written',
    file: 'server/mail/retry-schedule.ts',
    find: 'minute / 2, minute,',
    replace: 'minute,',
    test: document,
    name: 'the pauses',
  },
  {
    promise: 'P20',
    breaks: 'the proxy that is described takes the API in the clear',
    file: 'docs/operations.md',
    find: '      location /api/ { return 403; }\n',
    replace: '',
    test: document,
    name: 'the proxy',
  },
];

const ofOwnCode: readonly Mutant[] = [
  strayImport(`import 'node:child_process';`, 'starts no program', 'the server starts programs'),
  stray('eval(name);', 'runs no text as code', 'the server runs text'),
  stray('new RegExp(name).test(name);', 'builds no regular', 'a name becomes an expression'),
  strayImport(`import 'node:fs/promises';`, 'touches files', 'files are read anywhere'),
  strayImport(`import 'node:https';`, 'connects to', 'the server asks other addresses'),
  stray('fetch(name);', 'connects to', 'the server fetches'),
  stray('console.log(name);', 'speaks to its output', 'the server speaks past its log'),
  strayImport(`import 'sharp';`, 'needs no package', 'the server needs what builds need'),
  {
    promise: 'P20',
    breaks: 'a digest is weak',
    file: 'server/http/resource.ts',
    find: `createHash('sha256')`,
    replace: `createHash('md5')`,
    test: ownCode,
    name: 'takes digests',
  },
  {
    promise: 'P20',
    breaks: 'a statement is put together',
    file: 'server/command/backup.ts',
    find: `prepare('PRAGMA integrity_check')`,
    replace: `prepare('PRAGMA '.concat(file))`,
    test: ownCode,
    name: 'puts no statement',
  },
  strayInPages('document.body.innerHTML = text;', 'write markup', 'a page writes markup'),
  strayInPages('localStorage.setItem(text, text);', 'keep nothing', 'a page keeps something'),
  strayInPages('eval(text);', 'run no text', 'a page runs text'),
  strayInPages(`addEventListener('message', text);`, 'take no message', 'a page listens'),
  {
    promise: 'P20',
    breaks: 'a key lies among the files',
    file: 'docs/leads.md',
    find: '# Messages from visitors\n',
    replace: `# Messages from visitors\n\n${'AKIA'.padEnd(20, 'A')}\n`,
    test: 'server/asvs/components.test.ts',
    name: 'no key and no password',
  },
  {
    promise: 'P20',
    breaks: 'a package comes from elsewhere',
    file: 'package-lock.json',
    find: '    "node_modules/pino": {\n',
    replace:
      '    "node_modules/pino": {\n      "resolved": "git+ssh://git@elsewhere.example/pino.git",\n',
    test: 'server/asvs/components.test.ts',
    name: 'every package',
  },
];

const ofAnswers: readonly Mutant[] = [
  {
    promise: 'P20',
    breaks: 'a drawing does not say its encoding',
    file: 'server/http/media-type.ts',
    find: `'image/svg+xml; charset=utf-8'`,
    replace: `'image/svg+xml'`,
    test: 'server/http/content-types.test.ts',
    name: 'a file that ends in .svg',
  },
  {
    promise: 'P20',
    breaks: 'an unknown file is a page',
    file: 'server/http/media-type.ts',
    find: `'application/octet-stream'`,
    replace: `'text/html; charset=utf-8'`,
    test: 'server/http/content-types.test.ts',
    name: 'an unknown ending',
  },
  {
    promise: 'P20',
    breaks: 'pages take any method',
    file: 'server/pages/page-handler.ts',
    find: `if (request.method !== 'GET' && request.method !== 'HEAD') {`,
    replace: `if (request.method === 'PUT') {`,
    test: 'server/http/methods.test.ts',
    name: '/contact takes',
  },
  {
    promise: 'P20',
    breaks: 'readiness answers any method',
    file: 'server/app.ts',
    find: `app.get('/readyz'`,
    replace: `app.use('/readyz'`,
    test: 'server/http/methods.test.ts',
    name: '/readyz can be read',
  },
  {
    promise: 'P20',
    breaks: 'the API moves its callers',
    file: 'server/api/api-router.ts',
    find: `sendError(response, 404, { error: 'Not found' })`,
    replace: `response.redirect('/api/vehicles')`,
    test: 'server/api/no-redirects.test.ts',
    name: 'GET /api/ is',
  },
  {
    promise: 'P20',
    breaks: 'an address is decoded twice',
    file: 'server/http/address.ts',
    find: '.map(decodeURIComponent);',
    replace: '.map((each) => decodeURIComponent(decodeURIComponent(each)));',
    test: 'server/pages/escaping.test.ts',
    name: 'is decoded once',
  },
  {
    promise: 'P20',
    breaks: 'the sitemap escapes nothing',
    file: 'server/pages/sitemap.ts',
    find: `text.replaceAll('&', '&amp;')`,
    replace: 'text',
    test: 'server/pages/escaping.test.ts',
    name: 'an address stands in the sitemap',
  },
  {
    promise: 'P20',
    breaks: 'a move goes to the host that was asked for',
    file: 'server/pages/page-handler.ts',
    find: 'redirect(response, 308, encodeURI(place.to)',
    replace: `redirect(response, 308, '//' + request.headers.host + encodeURI(place.to)`,
    test: 'server/pages/escaping.test.ts',
    name: 'a move from /PARKS stays',
  },
  {
    promise: 'P20',
    breaks: 'a header holds a query decoded',
    file: 'server/pages/page-handler.ts',
    find: 'encodeForHeader(place.search)',
    replace: 'decodeURIComponent(place.search)',
    test: 'server/pages/escaping.test.ts',
    name: 'a single header',
  },
  {
    promise: 'P20',
    breaks: 'hidden files are served',
    file: 'server/pages/public-files.ts',
    find: '.filter(isMeantToBeSeen)',
    replace: '',
    test: 'server/pages/file-paths.test.ts',
    name: '/.git/config gives',
  },
  {
    promise: 'P20',
    breaks: 'a browser keeps a form that came back',
    file: 'server/pages/send-html.ts',
    find: `request.method === 'POST' ? 'no-store' : 'no-cache'`,
    replace: `'no-cache'`,
    test: 'server/contact/no-store.test.ts',
    name: 'is answered with 422',
  },
  {
    promise: 'P20',
    breaks: 'a browser keeps what the API acknowledged',
    file: 'server/api/contact.ts',
    find: `response.status(201).setHeader('Cache-Control', 'no-store').json(body);`,
    replace: 'response.status(201).json(body);',
    test: 'server/contact/no-store.test.ts',
    name: 'is answered with 201',
  },
  {
    promise: 'P20',
    breaks: 'a link in content may be a script',
    file: 'schema/action.schema.json',
    find: '"pattern": "^(/|',
    replace: '"pattern": "^(/|[a-z]+:|',
    test: 'codegen/link-protocols.test.ts',
  },
];

const ofLeadsAndLog: readonly Mutant[] = [
  {
    promise: 'P20',
    breaks: 'any word is a number of a message',
    file: 'server/command/lead-book.ts',
    find: 'if (!/^[\\da-f-]{4,36}$/i.test(number)) {',
    replace: `if (number === '') {`,
    test: 'server/leads/injection.test.ts',
    name: 'a number that is none',
  },
  {
    promise: 'P20',
    breaks: 'words are kept escaped for another place',
    file: 'server/leads/create-lead-store.ts',
    find: '      fields: JSON.stringify(lead.fields),',
    replace: `      fields: JSON.stringify(lead.fields).replaceAll("'", "''"),`,
    test: 'server/leads/injection.test.ts',
    name: 'words that look like SQL',
  },
  {
    promise: 'P20',
    breaks: 'a mail goes to an address of the visitor too',
    file: 'server/mail/create-mailer.ts',
    find: 'to: [...to] });',
    replace: `to: [...to, mail.replyTo?.address ?? ''] });`,
    test: 'server/mail/mail-injection.test.ts',
  },
  {
    promise: 'P20',
    breaks: 'the log takes an address for a format',
    file: requestLog,
    find: `client }, 'request');`,
    replace: `client }, 'request '.concat(path));`,
    test: 'server/log/log-lines.test.ts',
    name: 'signs that a format',
  },
  {
    promise: 'P20',
    breaks: 'refusals are not told',
    file: requestLog,
    find: `      response.once('close', () => {\n`,
    replace: `      response.once('close', () => {\n        if (response.statusCode === 403) return;\n`,
    test: 'server/log/log-lines.test.ts',
    name: 'a post from another site',
  },
  {
    promise: 'P20',
    breaks: 'an uncaught fault is not told',
    file: 'server/run.ts',
    find: `    log.error({ fault }, 'uncaught fault');\n`,
    replace: '',
    test: 'server/last-resort.test.ts',
    name: 'a fault that comes late',
  },
  {
    promise: 'P20',
    breaks: 'a lost promise is nobody’s',
    file: 'server/run.ts',
    find: `process.on('unhandledRejection', end);`,
    replace: `process.on('unhandledRejection', () => process.exit(1));`,
    test: 'server/last-resort.test.ts',
    name: 'a fault that comes lost',
  },
  {
    promise: 'P20',
    breaks: 'any mode of the database counts as TLS',
    file: 'server/plain-connections.ts',
    find: `safeModes.has(searchParams.get('sslmode') ?? '')`,
    replace: `searchParams.has('sslmode')`,
    test: 'server/plain-connections.test.ts',
    name: 'sslmode=disable',
  },
  {
    promise: 'P20',
    breaks: 'nobody hears of plain connections',
    file: 'server/start.ts',
    find: `  for (const warning of warnOfPlainConnections(config)) log.warn({}, warning);\n`,
    replace: '',
    test: 'server/plain-connections.test.ts',
    name: 'the log tells',
  },
];

export const asvsMutants: readonly Mutant[] = [
  ...ofTheTable,
  ...ofTheDocument,
  ...ofOwnCode,
  ...ofAnswers,
  ...ofLeadsAndLog,
];
