// Loads a server and prints its response times: `node bench/load.ts CONNECTIONS CODING URL`. A process of its own, so
// that it takes no CPU time from the server.
import { Agent, get } from 'node:http';

const [connections, coding = 'br', url = ''] = process.argv.slice(2);
const requests = 10_000;
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const times: number[] = [];

function ask(): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': coding } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answers ${response.statusCode}`));
      response.resume().on('error', reject);
      response.on('end', () => {
        times.push(performance.now() - begun);
        resolve();
      });
    });
    request.on('error', reject);
  });
}

async function askAll(count: number): Promise<void> {
  let left = count;
  const work = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: Number(connections) }, work));
}

// Until code is compiled and connections are open, neither side reaches full speed.
const early = requests / 4;
await askAll(early);
times.length = 0;
await askAll(requests);
times.sort((one, other) => one - other);
const p99 = times[Math.floor(times.length * 0.99)];
process.stdout.write(JSON.stringify({ count: early + requests, p99 }), () => process.exit());
