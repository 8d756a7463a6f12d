// Two instances on one database, each restarted in turn behind a proxy.
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/child-server.ts';
import { ask, postJson } from '../testing/client.ts';
import { createDataDirectory } from '../testing/fake-server.ts';
import { goodMessage } from '../testing/fake-site.ts';
import { freePort } from '../testing/free-port.ts';
import { missingNginx, startNginx } from '../testing/nginx.ts';
import { createPostgres, missingPostgres, queryPostgres } from '../testing/postgres.ts';

const requests = 2_000;
/** Ten times what it takes on a busy machine. */
const timeout = 900_000;

/** Two places for instances that keep their ports over restarts; each still answers for some seconds as it stops. */
async function startTwo(url: string, seconds: number) {
  const ports = [String(await freePort()), String(await freePort())];
  const launch = (port: string) =>
    spawnServer({
      PORT: port,
      DATABASE_URL: url,
      DATA_DIR: createDataDirectory(),
      SHUTDOWN_DELAY: String(seconds),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
    });
  const running = ports.map(launch);
  await Promise.all(running.map(({ address }) => address));
  const restart = async (index: number) => {
    running[index]?.kill('SIGTERM');
    const ended = await running[index]?.ended;
    const next = launch(ports[index] ?? '0');
    running[index] = next;
    await next.address;
    return ended?.code;
  };
  return { addresses: ports.map((port) => `http://127.0.0.1:${port}`), restart };
}

/** Asks without a pause until both were restarted, the second once the first serves again, and enough was asked. */
async function askThroughRestarts(address: string, restart: (index: number) => Promise<unknown>) {
  const state = { isOver: false };
  const failed: string[] = [];
  const ids: string[] = [];
  let asked = 0;
  const clients = Array.from({ length: 4 }, async (_, client) => {
    while (!state.isOver || asked < requests) {
      asked += 1;
      const isPost = (asked + client) % 2 === 0;
      const answer = await (isPost ? postJson(address, goodMessage) : ask(address, '/parks')).catch(
        (fault: Error) => ({ status: 0, text: fault.message }),
      );
      if (answer.status !== (isPost ? 201 : 200)) failed.push(`${answer.status} ${answer.text}`);
      else if (isPost) ids.push(JSON.parse(answer.text).id);
    }
  });
  const codes: unknown[] = [];
  for (const index of [0, 1]) {
    codes.push(await restart(index));
    await wait(500);
  }
  state.isOver = true;
  await Promise.all(clients);
  return { failed, ids, asked, codes };
}

test.skipIf(missingPostgres ?? missingNginx)(
  `a rolling restart fails no request behind nginx ${missingPostgres ?? missingNginx ?? ''}`,
  { timeout },
  async () => {
    const database = await createPostgres();
    onTestFinished(database.kill);
    const { addresses, restart } = await startTwo(database.url, 1);
    const { failed, ids, asked, codes } = await askThroughRestarts(
      await startNginx(addresses),
      restart,
    );
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(requests);
    expect(codes).toEqual([0, 0]);
    const rows = await queryPostgres(database.url, 'select id from lead');
    const stored = new Set(rows.map(({ id }) => id));
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  },
);
