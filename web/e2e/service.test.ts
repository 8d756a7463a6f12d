// The site as a service manager starts and stops it.
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { postJson } from '../../server/testing/client.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { openSocket } from '../../server/testing/open-socket.ts';
import { readStored } from '../../server/testing/stored.ts';
import { contactMessage } from './content/contact-message.ts';
import { startCommand } from './running-site.ts';
import { readService } from './service-file.ts';

const service = readService(process.cwd());

const message = JSON.stringify(contactMessage);

/** Begins to send a message, and knows that the server has begun with it too. */
async function beginMessage(url: string) {
  const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const length = `Content-Length: ${message.length}\r\nExpect: 100-continue\r\n\r\n`;
  const request = openSocket(url, head + length);
  await request.hears('100 Continue\r\n\r\n');
  return request;
}

/** Signals what is left of a process group; false when nobody is. */
function signalGroup({ pid = Number.NaN }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

const starts: readonly (readonly [string, readonly string[]])[] = [
  ['the service file', service.command],
  ['npm start', ['npm', 'start']],
];

test.each(starts)(
  '%s: a message under way is answered when the service is stopped',
  async (_name, command) => {
    const site = await startCommand(command, process.cwd(), service.settings);
    onTestFinished(() => void signalGroup(site.leader, 'SIGKILL'));
    const request = await beginMessage(site.url);
    // What systemd does: SIGTERM to the whole group, and again to what outlives the main process.
    signalGroup(site.leader, 'SIGTERM');
    await eventually(() => expect(fetch(site.url)).rejects.toThrow());
    signalGroup(site.leader, 'SIGTERM');
    request.socket.write(message);
    await request.closed;
    expect(request.received.text).toMatch(/HTTP\/1\.1 201 /);
    await eventually(() => expect(signalGroup(site.leader, 0)).toBe(false));
    expect(readStored(site.dataDir).ids).toHaveLength(1);
    await site.stop();
  },
);

test('npm start: a stop that is sent to npm alone reaches the server', async () => {
  const site = await startCommand(['npm', 'start'], process.cwd(), service.settings);
  onTestFinished(() => void signalGroup(site.leader, 'SIGKILL'));
  await site.stop();
  await eventually(() => expect(signalGroup(site.leader, 0)).toBe(false));
});

test('a server that nobody has stopped says how it ended, with its last lines', async () => {
  const site = await startCommand(service.command, process.cwd(), service.settings);
  signalGroup(site.leader, 'SIGKILL');
  const said = /ended unasked \(SIGKILL\)\. Its last lines:\nListening on /;
  expect(await site.endedUnasked).toMatch(said);
  await expect(site.stop()).rejects.toThrow(said);
});

test('cron: every command of the list does its work beside the running server', async () => {
  const site = await startCommand(service.command, process.cwd(), service.settings);
  const copies = await mkdtemp(join(tmpdir(), 'backup-'));
  onTestFinished(async () => {
    await site.stop();
    await rm(copies, { recursive: true });
  });
  await postJson(site.url, JSON.parse(message));
  const commands = (await readFile('deploy/site.cron', 'utf8')).match(/(?<= site ).*/g) ?? [];
  expect(commands.length).toBeGreaterThan(1);
  for (const command of commands) {
    const here = command.replaceAll('\\%', '%').replaceAll('/srv/site', process.cwd());
    const env = { ...process.env, DATA_DIR: site.dataDir };
    await promisify(execFile)('sh', ['-c', here.replaceAll('/var/backups/site', copies)], { env });
  }
  const made = (await readdir(copies)).filter((name) => name.endsWith('.sqlite'));
  expect(made).toEqual([expect.stringMatching(/^leads-\d{4}-\d\d-\d\d-\d\d\.sqlite$/)]);
});
