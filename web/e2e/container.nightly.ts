// The image, put together here without a container: what its file copies is all that the site needs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCommand } from './running-site.ts';

const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n');
const valuesOf = (key: string) =>
  lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1));

const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** Whether a rule of the list is about a file. */
function isAbout(rule: string, path: string): boolean {
  if (rule.startsWith('*')) return path.endsWith(rule.slice(rule.lastIndexOf('*') + 1));
  return path === rule || path.startsWith(`${rule}/`);
}

/** Whether a file is kept from the image: the last rule about it decides. */
function isIgnored(path: string): boolean {
  const rule = ignored.findLast((each) => isAbout(each.replace(/^!/, ''), path));
  return rule !== undefined && !rule.startsWith('!');
}

/** Copies what the last stage of the image copies from the project. */
function layImage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const copies = valuesOf('COPY').map((value) => value.split(' '));
  for (const parts of copies.filter(([first]) => !first?.startsWith('--from='))) {
    const target = parts.pop() ?? '';
    for (const source of parts) {
      expect(existsSync(source), source).toBe(true);
      const to = target === './' ? source : target;
      cpSync(source, join(folder, to), { recursive: true, filter: (path) => !isIgnored(path) });
    }
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const [command = '[]'] = valuesOf('CMD');
const [, check = '[]'] = /^HEALTHCHECK .*? CMD (.*)$/m.exec(lines.join('\n')) ?? [];

/** Runs the image's health check against a port. */
function isHealthy(port: string): boolean {
  const [program = '', ...args]: string[] = JSON.parse(check);
  return spawnSync(program, args, { env: { ...process.env, PORT: port } }).status === 0;
}

test('the image serves the site with what it holds, and its health check says so', async () => {
  const folder = layImage();
  expect(existsSync(join(folder, 'server/testing'))).toBe(false);
  expect(existsSync(join(folder, 'web'))).toBe(false);
  const site = await startCommand(JSON.parse(command), folder);
  const { port } = new URL(site.url);
  expect((await fetch(`${site.url}/inventory?sort=name`)).status).toBe(200);
  expect(isHealthy(port)).toBe(true);
  await site.stop();
  expect(isHealthy(port)).toBe(false);
});
