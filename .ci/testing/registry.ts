import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const version = '1.0.0';
const events = ['preinstall', 'install', 'postinstall'];

/** A local registry, and a locked project whose packages it holds. */
export interface LocalRegistry {
  readonly address: string;
  /** The scripts of a package that ran when it was installed into the project. */
  ranIn(name: string): readonly string[];
}

/** Serves packages whose every script leaves a mark, and writes a project that needs them. */
export async function serveMarkedPackages(
  project: string,
  names: readonly string[],
): Promise<LocalRegistry> {
  const archives = new Map(names.map((name) => [name, pack(project, name)]));
  const server = createServer(({ url = '' }, response) => {
    const [, name = '', file] = url.split('/');
    const archive = archives.get(name);
    if (!archive) return response.writeHead(404).end();
    response.end(file ? archive : JSON.stringify(describe(name, archive, address)));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  onTestFinished(() => void server.close());
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
  writeLock(project, archives);
  return { address, ranIn: (name) => readMarks(join(project, 'node_modules', name)) };
}

function pack(project: string, name: string): Buffer {
  const folder = join(project, '.packages', name);
  mkdirSync(join(folder, 'package'), { recursive: true });
  const scripts = Object.fromEntries(events.map((event) => [event, `echo ${event} >> marks`]));
  const manifest = JSON.stringify({ name, version, scripts });
  writeFileSync(join(folder, 'package', 'package.json'), manifest);
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder });
  return readFileSync(join(folder, 'package.tgz'));
}

function describe(name: string, archive: Buffer, address: string): object {
  const dist = { tarball: `${address}/${name}/${name}-${version}.tgz`, integrity: hash(archive) };
  const versions = { [version]: { name, version, hasInstallScript: true, dist } };
  return { name, 'dist-tags': { latest: version }, versions };
}

function writeLock(project: string, archives: ReadonlyMap<string, Buffer>): void {
  const { name, dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const packages: Record<string, object> = { '': { name, dependencies } };
  for (const [each, archive] of archives) {
    const integrity = hash(archive);
    packages[`node_modules/${each}`] = { version, integrity, hasInstallScript: true };
  }
  const lock = { name, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
}

function readMarks(folder: string): readonly string[] {
  readFileSync(join(folder, 'package.json'));
  try {
    return readFileSync(join(folder, 'marks'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

function hash(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}
