import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ask } from './client.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { reportMissing } from './report-missing.ts';

/** Why there is no nginx here, for the name of a skipped test. */
export const missingNginx =
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'nginx is not on this machine';

reportMissing('tests behind a real proxy', missingNginx);

/** Starts nginx with the documented settings in front of some servers; `isCache` makes a CDN of it. */
export async function startNginx(addresses: readonly string[], isCache = false): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const documented = readDocumented({ port, plainPort, addresses, isCache });
  writeFileSync(join(folder, 'nginx.conf'), surround(folder, documented, isCache));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => ask(address, '/readyz'));
  return address;
}

interface Places {
  readonly port: number;
  readonly plainPort: number;
  readonly addresses: readonly string[];
  readonly isCache: boolean;
}

/** `deploy/nginx.conf` with the addresses of a test, without TLS. */
function readDocumented({ port, plainPort, addresses, isCache }: Places): string {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const hosts = addresses.map((address) => new URL(address).host);
  const servers = [...text.matchAll(/^ *server \S+:\d+(.*);\n/gm)];
  const server = hosts.map((host) => `server ${host}${servers[0]?.[1]};\n`).join('');
  const cache = 'proxy_cache edge; add_header X-Cache $upstream_cache_status;';
  return servers
    .reduce((before, [line], index) => before.replace(line, index === 0 ? server : ''), text)
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('proxy_pass', `${isCache ? cache : ''}\nproxy_pass`);
}

// Otherwise its workers run as another user, who may not write to the folder.
const isRoot = process.getuid?.() === 0;

/** The rest of nginx's configuration: where it may write. */
function surround(folder: string, documented: string, isCache: boolean): string {
  return `
    ${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
      fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      ${isCache ? `proxy_cache_path ${folder}/cache keys_zone=edge:1m;` : ''}
      ${documented}
    }`;
}
