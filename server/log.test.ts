import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { destination } from 'pino';
import { expect, test } from 'vitest';
import { StartFailure } from './errors.ts';
import { createLog, createReportFault } from './log.ts';
import { createDataDirectory } from './testing/fake-server.ts';

/** What a fault leaves in the log. */
function logged(fault: unknown): Record<string, unknown> {
  const lines: string[] = [];
  createReportFault(createLog('info', { write: (line) => void lines.push(line) }))(fault, 'a-1');
  return JSON.parse(lines[0] ?? '').fault;
}

/** The fault that some work throws. */
function faultOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (fault) {
    return fault;
  }
}

test('a file that is not there is named', () => {
  const fault = logged(faultOf(() => readFileSync('/none/page.json')));
  expect(fault).toMatchObject({ code: 'ENOENT', syscall: 'open', path: '/none/page.json' });
  expect(fault).not.toHaveProperty('message');
});

test('a machine that does not answer is named, also as the cause of another fault', () => {
  const address = { code: 'ECONNREFUSED', syscall: 'connect', address: '192.0.2.5', port: 5432 };
  const cause = Object.assign(new Error('connect ECONNREFUSED'), address);
  expect(logged(new Error('away', { cause }))).toMatchObject({ cause: address });
});

test('a database says what it holds against the work, and no value', () => {
  const store = new DatabaseSync(':memory:');
  store.exec('CREATE TABLE a (b TEXT UNIQUE) STRICT');
  const insert = () => store.prepare('INSERT INTO a VALUES (?)').run('ada@example.org');
  insert();
  const fault = logged(faultOf(insert));
  expect(fault).toMatchObject({ errstr: 'constraint failed', errcode: 2067 });
  expect(JSON.stringify(fault)).not.toContain('ada@');
});

test('a fault that the server words itself is logged in its words, any other by its place alone', () => {
  expect(logged(new StartFailure('The disk is not safe.'))).toMatchObject({
    message: 'The disk is not safe.',
  });
  const cause = new TypeError('ada@x.example\n    at ada (ada@x.example)');
  const other = logged(Object.assign(new Error('ada@x.example', { cause }), { detail: 'ada@' }));
  expect(JSON.stringify([other, logged('ada@x.example')])).not.toContain('ada');
  const at = expect.arrayContaining([expect.stringContaining('log.test.ts')]);
  expect(other).toMatchObject({ name: 'Error', at, cause: { name: 'TypeError' } });
});

test('the last line is written, also while an earlier one is on its way', async () => {
  const file = join(createDataDirectory(), 'log');
  const log = createLog(
    'info',
    destination({ fd: openSync(file, 'w'), sync: false, minLength: 4_096 }),
  );
  log.error({}, 'first');
  log.error({}, 'last');
  await log.flush();
  expect(readFileSync(file, 'utf8')).toMatch(/first.*\n.*last/);
});
