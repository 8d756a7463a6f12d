import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '../web/e2e/running-site.ts';
import { median } from './median.ts';

const connections = 50;
const requests = 3000;
const rounds = 5;

function getOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    }).on('error', reject);
  });
}

/** Requests per second over kept connections. */
async function rateOf(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  let left = requests;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await getOnce(url, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return requests / ((performance.now() - start) / 1000);
}

/** Page requests per second beside a bare server with the same body, in turns. */
export async function benchServing(): Promise<string[]> {
  const site = await startSite();
  const page = await fetch(`${site.url}/rentals`, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await page.arrayBuffer()).subarray(0, 8000);
  const bare = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await rateOf(bareUrl);
    ratios.push((await rateOf(`${site.url}/rentals`)) / floor);
  }
  bare.close();
  await site.stop();
  return [
    `page requests per second: ${median(ratios).toFixed(2)} of a bare server (median of ${rounds})`,
  ];
}
