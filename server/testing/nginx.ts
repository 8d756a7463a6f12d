import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { ask } from './client.ts';
import { freePort } from './free-port.ts';
import { tellMissing } from './tell-missing.ts';

/** Why there is no nginx here, for the name of a skipped test. */
export const missingNginx =
  spawnSync('nginx', ['-v']).status === 0 ? undefined : 'nginx is not on this machine';

tellMissing('tests behind a real proxy', missingNginx);

/** Starts nginx as docs/operations.md describes it, in front of some servers; `isCache` as a CDN. */
export async function startNginx(addresses: readonly string[], isCache = false): Promise<string> {
  const folder = mkdtempSync('/tmp/nginx-');
  const port = await freePort();
  writeFileSync(`${folder}/nginx.conf`, settings({ folder, port, addresses, isCache }));
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`, '-p', folder], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGTERM'));
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await ask(address, '/readyz').catch(() => undefined)) return address;
    await wait(50);
  }
  throw new Error('nginx does not start');
}

// Its workers would otherwise be another user, who may not write to the folder.
const isRoot = process.getuid?.() === 0;

interface Settings {
  readonly folder: string;
  readonly port: number;
  readonly addresses: readonly string[];
  readonly isCache: boolean;
}

function settings({ folder, port, addresses, isCache }: Settings): string {
  const servers = addresses.map(
    (each) => `server ${new URL(each).host} max_fails=1 fail_timeout=1s;`,
  );
  const cache = `
          proxy_cache edge;
          add_header X-Cache $upstream_cache_status;`;
  return `
    ${isRoot ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 512; }
    http {
      access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
      fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
      ${isCache ? `proxy_cache_path ${folder}/cache keys_zone=edge:1m;` : ''}
      upstream site { ${servers.join(' ')} keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
          proxy_connect_timeout 2s;
          proxy_next_upstream error timeout non_idempotent;${isCache ? cache : ''}
        }
      }
    }`;
}
