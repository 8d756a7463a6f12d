// The files of deploy/ are read by the programs they are for, in a copy with the paths of this machine.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportMissing } from '../server/testing/report-missing.ts';

const project = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(project, 'deploy', name), 'utf8');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Why a program cannot be run here. */
const missing = (program: string, ...args: string[]) =>
  spawnSync(program, args).error ? `${program} is not on this machine` : undefined;

const missingSystemd = missing('systemd-analyze', '--version');
const missingNginx = missing('nginx', '-v') ?? missing('openssl', 'version');
reportMissing('the check of the service file', missingSystemd);
reportMissing('the check of the proxy with TLS', missingNginx);

/** What systemd says against a service file. */
function faultsOfService(text: string): string {
  const file = join(folder, 'site.service');
  const here = text.replaceAll('/srv/site', project).replace('User=site', 'User=root');
  writeFileSync(file, here);
  return spawnSync('systemd-analyze', ['verify', file]).stderr.toString();
}

test.skipIf(missingSystemd)('systemd has nothing against the service file', () => {
  const service = read('site.service');
  expect(faultsOfService(service)).toBe('');
  expect(faultsOfService(service.replace('TimeoutStopSec=', 'TimeoutStop='))).toContain(
    'Unknown key',
  );
  expect(faultsOfService(service.replace('.bin/node', '.bin/none'))).toContain('not executable');
});

/** What nginx says against a proxy's settings, certificate and all. */
function faultsOfProxy(text: string): string {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.pem')];
  const request = 'req -x509 -newkey rsa:2048 -subj /CN=www.site.example -days 1 -nodes';
  spawnSync('openssl', [...request.split(' '), '-keyout', key, '-out', certificate]);
  const here = text
    .replace('/etc/ssl/private/site.key', key)
    .replace('/etc/ssl/site.pem', certificate);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${folder}/pid; events {} http { access_log off; ${here} }`);
  const run = spawnSync('nginx', ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', file]);
  return run.stderr.toString();
}

test.skipIf(missingNginx)('nginx has nothing against the proxy', () => {
  const proxy = read('nginx.conf');
  expect(faultsOfProxy(proxy)).toBe('');
  expect(faultsOfProxy(proxy.replace('keepalive 16', 'keepalives 16'))).toContain(
    'unknown directive',
  );
});

const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

test('the image is Node as the project has it, and its user is not root', () => {
  const lines = read('Containerfile').split('\n');
  const images = lines
    .filter((line) => line.startsWith('FROM ') && line !== 'FROM scratch AS site')
    .map((line) => line.split(' ')[1]);
  const [image, digest] = images[0]?.split('@sha256:') ?? [];
  expect(image).toBe(`docker.io/library/node:${dependencies.node}-slim`);
  expect(digest).toMatch(/^[\da-f]{64}$/);
  expect(new Set(images).size, 'both stages are of one image').toBe(1);
  const users = lines.filter((line) => line.startsWith('USER '));
  expect(users).toEqual(['USER node']);
  expect(lines.indexOf('USER node')).toBeGreaterThan(
    lines.findLastIndex((line) => line.startsWith('RUN ')),
  );
});
