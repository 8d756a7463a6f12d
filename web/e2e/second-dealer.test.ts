import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPage, textOf } from './page-text.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import { type RunningSite, startSite } from './running-site.ts';

let project: ProjectCopy;
let site: RunningSite;

beforeAll(async () => {
  project = await copyProject();
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: project.folder });
  site = await startSite({}, project.folder);
});

afterAll(async () => {
  await site?.stop();
  await project.remove();
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
    const files = await readdir(join(project.folder, 'dist'), { recursive: true });
    const texts = files.filter((name) => /\.(html|js|css|json)$/.test(name));
    expect(texts.length).toBeGreaterThan(10);
    const telling: string[] = [];
    for (const name of texts) {
      const text = await readFile(join(project.folder, 'dist', name), 'utf8');
      if (/delaware|sussex|denago|golf|844-?844/i.test(text)) telling.push(name);
    }
    expect(telling).toEqual([]);
  });
});
