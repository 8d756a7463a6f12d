// What our own code never does, read from the code itself. Each list names the only files that may.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node } from 'ts-morph';
import { describe, expect, test } from 'vitest';
import { type Call, filesOf, readOwnCode } from '../testing/read-code.ts';

const server = readOwnCode('server');
const web = readOwnCode('web/src');
const manifest = join(import.meta.dirname, '../../package.json');

const importersOf = (...modules: string[]) =>
  filesOf(
    server.imports.filter(({ from }) => modules.includes(from)),
    'server',
  );
const usersOf = (code: typeof server, ...names: string[]) =>
  filesOf(
    code.uses.filter(({ name }) => names.includes(name)),
    '.',
  );
const isFixedText = ({ argument }: Call) =>
  Node.isStringLiteral(argument) || Node.isNoSubstitutionTemplateLiteral(argument);

describe('the server', () => {
  test('starts no program', () => {
    expect(importersOf('node:child_process', 'node:cluster', 'node:worker_threads')).toEqual([]);
  });

  test('runs no text as code', () => {
    expect(importersOf('node:vm', 'node:repl', 'node:module')).toEqual([]);
    expect(usersOf(server, 'eval', 'Function')).toEqual([]);
    const loaded = server.calls.filter((call) => call.callee === 'import' && !isFixedText(call));
    expect(filesOf(loaded, 'server')).toEqual(['load-site.ts']);
  });

  test('builds no regular expression from text', () => {
    expect(usersOf(server, 'RegExp')).toEqual([]);
  });

  test('puts no statement of SQL together from text', () => {
    // What begins with a slash is a regular expression that is asked, and no database.
    const statements = server.calls.filter(
      ({ callee }) => /\.(?:exec|prepare|raw)$/.test(callee) && !callee.startsWith('/'),
    );
    expect(statements.length).toBeGreaterThan(5);
    // The adapter prepares what the query builder made: text with a place for each value. The other
    // sets the time to wait for a lock, a number of ours.
    expect(
      filesOf(
        statements.filter((call) => !isFixedText(call)),
        'server',
      ),
    ).toEqual(['leads/sqlite/node-sqlite-dialect.ts', 'leads/sqlite/open-sqlite.ts']);
    expect(usersOf(server, 'sql.raw', 'sql.lit', 'sql.id', 'sql.ref')).toEqual([]);
  });

  test('touches files in these places only, and none of them serves a request', () => {
    expect(importersOf('node:fs', 'node:fs/promises')).toEqual([
      'command/backup.ts',
      'command/restore-drill.ts',
      'command/run-command.ts',
      'leads/sqlite/open-sqlite.ts',
      'leads/sqlite/same-file.ts',
      'load-site.ts',
      'pages/public-files.ts',
    ]);
    expect(
      filesOf(
        server.calls.filter(({ callee }) => callee === 'readPublicFiles'),
        'server',
      ),
    ).toEqual(['pages/prebuilt.ts']);
  });

  test('connects to its database and its mail server, and to nothing else', () => {
    expect(importersOf('pg')).toEqual([
      'leads/postgres/open-postgres.ts',
      'leads/postgres/prepare-postgres.ts',
    ]);
    expect(importersOf('nodemailer')).toEqual(['leads/mail/create-mailer.ts']);
    const others = ['https', 'http2', 'tls', 'dgram', 'dns', 'dns/promises', 'quic', 'inspector'];
    expect(importersOf(...others.map((name) => `node:${name}`))).toEqual([]);
    expect(usersOf(server, 'fetch', 'WebSocket', 'EventSource')).toEqual([]);
    const names = server.imports
      .filter(({ from }) => from === 'node:http' || from === 'node:net')
      .flatMap((each) => each.names);
    expect([...new Set(names)].sort()).toEqual([
      'IncomingMessage',
      'STATUS_CODES',
      'ServerResponse',
      'Socket',
      'createServer',
      'isIPv6',
    ]);
  });

  test('speaks to its output in these places only, and otherwise through the log', () => {
    expect(usersOf(server, 'console')).toEqual([]);
    expect(usersOf(server, 'process.stdout', 'process.stderr')).toEqual([
      'server/leads-main.ts',
      'server/run.ts',
    ]);
    expect(importersOf('pino')).toEqual(['log.ts']);
  });

  test('takes digests and chance from Node, and SHA-256 alone', () => {
    const digests = server.calls.filter(({ callee }) => callee === 'createHash');
    expect(new Set(digests.map(({ argument }) => argument?.getText()))).toEqual(
      new Set(["'sha256'"]),
    );
    // When to sweep expired counters is no secret.
    expect(usersOf(server, 'Math.random')).toEqual(['server/leads/limits/shared-counter.ts']);
    const names = server.imports.filter(({ from }) => from === 'node:crypto');
    expect([...new Set(names.flatMap((each) => each.names))].sort()).toEqual([
      'createHash',
      'randomBytes',
      'randomUUID',
    ]);
  });

  test('needs no package but those of production, and nothing that is made for tests', () => {
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
    const strangers = server.imports.filter(({ from }) => {
      if (from.startsWith('.')) return /\/testing\//.test(from);
      const [scope = '', name] = from.split('/');
      return (
        !from.startsWith('node:') &&
        !((scope.startsWith('@') ? `${scope}/${name}` : scope) in dependencies)
      );
    });
    expect(strangers).toEqual([]);
  });
});

describe('the pages', () => {
  test('write markup in two places only, both made at build time', () => {
    const writers = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'document.write', 'srcDoc'];
    expect(usersOf(web, 'dangerouslySetInnerHTML', ...writers)).toEqual([
      'web/src/shell/head-tags.tsx',
      'web/src/shell/html-document.tsx',
    ]);
  });

  test('run no text as code, and build no regular expression from text', () => {
    expect(usersOf(web, 'eval', 'Function', 'RegExp')).toEqual([]);
  });

  test('keep nothing in the browser', () => {
    const stores = ['localStorage', 'sessionStorage', 'indexedDB', 'document.cookie', 'caches'];
    expect(usersOf(web, ...stores)).toEqual([]);
  });

  test('take no message from another window', () => {
    const listened = web.calls.filter(({ callee }) => callee.endsWith('addEventListener'));
    expect(listened.length).toBeGreaterThan(0);
    const names = listened.map(({ argument }) => argument?.getText());
    expect(names).not.toContain("'message'");
    expect(usersOf(web, 'onmessage', 'postMessage', 'BroadcastChannel')).toEqual([]);
  });
});
