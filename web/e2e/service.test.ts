// The site as a service manager starts and stops it.
import type { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { goodContact } from '../../server/testing/contact-form.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { openSocket } from '../../server/testing/open-socket.ts';
import { readStored } from '../../server/testing/stored.ts';
import { startCommand } from './running-site.ts';
import { readService } from './service-file.ts';

const service = readService(process.cwd());

const message = JSON.stringify({ ...goodContact, interest: undefined });

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
