import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage, textOf } from './page-text.ts';
import { type RunningSite, startSite } from './running-site.ts';

// Another dealer's content with the same code: other trade, other state, other counts, no rentals.
const content = 'codegen/testdata/ok/kayaks/content';
const codeFolders = ['codegen', 'schema', 'server', 'web', 'package.json', 'tsconfig.json'];

let project: string;
let site: RunningSite;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'dealer-'));
  for (const name of codeFolders) await cp(name, join(project, name), { recursive: true });
  await cp(content, join(project, 'content'), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: project });
  site = await startSite({}, project);
});

afterAll(async () => {
  await site?.stop();
  await rm(project, { recursive: true, force: true });
});

describe('the second dealer', () => {
  test.for([
    ['/', 'Heron Cove Kayaks'],
    ['/inventory', '2 of 2 boats'],
    ['/boats/drifter', 'Drifter'],
  ] as const)('%s says %s', async ([path, said]) => {
    const { status, html } = await fetchPage(site.url + path);
    expect(status).toBe(200);
    expect(textOf(html).toLowerCase()).toContain(said.toLowerCase());
  });

  test('sells its own vehicles through the API', async () => {
    const vehicles: { brand: string }[] = await (await fetch(`${site.url}/api/vehicles`)).json();
    expect(vehicles.map(({ brand }) => brand)).toEqual(['LoonBay', 'LoonBay']);
  });

  test('says nothing of the first dealer', async () => {
    const files = await readdir(join(project, 'dist'), { recursive: true });
    const texts = files.filter((name) => /\.(html|js|css|json)$/.test(name));
    expect(texts.length).toBeGreaterThan(10);
    const telling: string[] = [];
    for (const name of texts) {
      const text = await readFile(join(project, 'dist', name), 'utf8');
      if (/delaware|sussex|denago|golf|844-?844/i.test(text)) telling.push(name);
    }
    expect(telling).toEqual([]);
  });
});
