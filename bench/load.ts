// Loads a server and prints how many requests it answered: `node bench/load.ts CONNECTIONS REQUESTS URL…`. A process of
// its own, so that it takes no CPU time from the server. Addresses are asked for in turn; {n} in one becomes a number.
import { Agent, get } from 'node:http';

const [connections, requests, ...urls] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });

function ask(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().on('error', reject).on('end', resolve);
    });
    request.on('error', reject);
  });
}

let asked = 0;

async function askInTurn(): Promise<void> {
  while (asked < Number(requests)) {
    const url = urls[asked % urls.length] ?? '';
    asked += 1;
    await ask(url.replace('{n}', String(asked)));
  }
}

await Promise.all(Array.from({ length: Number(connections) }, askInTurn));
process.stdout.write(String(asked), () => process.exit());
