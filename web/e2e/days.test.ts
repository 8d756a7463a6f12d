// A shop through four days on which its site becomes another: built once, served without a restart, and exported.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { loadSite } from '../../server/load-site.ts';
import { exportFiles } from '../../server/pages/export-files.ts';
import { startFake } from '../../server/testing/fake-server.ts';
import { followContent } from '../editor/workspace/compiled-content.ts';
import { textOf } from './page-text.ts';
import { smallShop } from './project-copy.ts';

interface Stage {
  /** The last minute before it. */
  readonly eve: string;
  readonly price: number;
  readonly hours: string;
  /** What is on the home page on these days alone. */
  readonly notice?: string;
  /** When the home page and that of the vehicle changed last. */
  readonly changed: readonly [home: string, vehicle: string];
  /** The next day on which an export has to be made again. */
  readonly again: string;
}

const tables = tablesOf(import.meta.filename);
const [start, ...stages] = tables<Stage>('stages') as [Stage, ...Stage[]];
const page = '/bicycles/childrens-bicycle';
const data = '/data/bicycles/childrens-bicycle.json';

let folder: string;

function build() {
  const built = [process.execPath, ['web/build.ts', '--day', start.eve.slice(0, 10)]] as const;
  return spawnSync(...built, { env: { ...process.env, CONTENT: folder }, encoding: 'utf8' });
}

/** The sitemap tells the last change of what is committed. */
function commitAll() {
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-11-27T12:00:00Z' };
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, env });
  git('init', '--quiet');
  git('add', 'content');
  const named = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  git(...named, 'commit', '--quiet', '--message', 'A shop');
}

function change([file, from, to]: readonly [string, string, string]) {
  const path = join(folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'days-'));
  cpSync(smallShop, join(folder, 'content'), { recursive: true });
  tables<[string, string, string]>('changes').forEach(change);
  commitAll();
  expect(build().status).toBe(0);
});

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date', 'Intl', 'setInterval', 'clearInterval'] }),
);
afterEach(() => void vi.useRealTimers());

type Shown = Readonly<Record<'home' | 'html' | 'json' | 'vehicle' | 'sitemap', string>>;

/** What pages and data say that depends on the day. */
const factsOf = ({ home, html, json, vehicle, sitemap }: Shown) => {
  const text = textOf(parse(html));
  const { price } = JSON.parse(vehicle);
  return {
    price,
    isOnPage: [text.includes(`$${price}`), json.includes(`"price":${price}`)],
    hours: stages.find(({ hours }) => text.includes(hours))?.hours,
    notice: stages.find(({ notice }) => notice && home.includes(notice))?.notice,
    changed: ['/', page].map(
      (path) => new RegExp(`${path}</loc><lastmod>([^<]*)`).exec(sitemap)?.[1],
    ),
  };
};
const expected = ({ price, hours, notice, changed }: Stage) => ({
  ...{ price, hours, notice, changed },
  isOnPage: [true, true],
});

async function shownAt(address: string) {
  const ask = async (path: string) => (await fetch(address + path)).text();
  const [home = '', html = '', json = '', vehicle = '', sitemap = ''] = await Promise.all(
    ['/', page, data, '/api/vehicles/childrens-bicycle', '/sitemap.xml'].map(ask),
  );
  return factsOf({ home, html, json, vehicle, sitemap });
}

async function tagsAt(address: string) {
  const answers = await Promise.all(['/', page].map((path) => fetch(address + path)));
  return answers.map(({ headers }) => headers.get('etag'));
}

async function exported() {
  const site = await loadSite(folder);
  const files = exportFiles({ site, siteUrl: 'https://shop.example', headers: {} });
  const read = (path: string) => String(files.get(path));
  const shown = factsOf({
    home: read('/index.html'),
    html: read(`${page}/index.html`),
    json: read(data),
    vehicle: read('/api/vehicles/childrens-bicycle'),
    sitemap: read('/sitemap.xml'),
  });
  return { ...shown, again: /again on (\S+)\./.exec(read('/_headers'))?.[1] };
}

test('the server shows each state within a minute of midnight, and an export says how long it holds', async () => {
  vi.setSystemTime(start.eve);
  const { address, reported } = await startFake({ site: await loadSite(folder) });
  let last = start;
  for (const stage of stages) {
    vi.setSystemTime(stage.eve);
    const tags = await tagsAt(address);
    expect(await shownAt(address)).toEqual(expected(last));
    expect(await exported()).toEqual({ ...expected(last), again: last.again });
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => shownAt(address)).toEqual(expected(stage));
    expect(await tagsAt(address)).not.toEqual(tags);
    last = stage;
  }
  expect(reported()).toEqual([]);
});

test('a server that nobody builds anew asks for it, and says when it shows what is over', async () => {
  vi.setSystemTime(stages.at(-1)?.eve ?? '');
  const { reported } = await startFake({ site: await loadSite(folder) });
  for (const [day, line] of tables('reminders')) {
    vi.setSystemTime(`${day}T12:00Z`);
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.poll(() => reported().at(-1)).toBe(line);
  }
});

test('a state holds the pages that differ, and nothing else', () => {
  const files = execFileSync('find', ['build/states', '-path', '*/dist/*'], { cwd: folder });
  for (const [day, path, isKept] of tables('kept'))
    expect([day, path, `${files}`.includes(`/${day}/dist/${path}`)]).toEqual([day, path, isKept]);
});

test('whoever writes the content sees it as on the day that is asked for', async () => {
  const content = followContent(folder, { onCompiled: () => undefined, onFailed: fail });
  for (const { eve, price } of [start, stages[0] ?? start, start]) {
    await content.showOn(eve.slice(0, 10));
    const vehicle = content.site()?.vehicles.find(({ id }) => id === 'childrens-bicycle');
    expect(vehicle?.price).toBe(price);
  }
  content.stop();
});

test.each(tables('broken'))('what breaks on a day to come is refused now: %s', async (...row) => {
  const [file, from, to, said, saidOfState] = row;
  const list = () => execFileSync('ls', ['-lR', '--full-time', 'build', 'dist'], { cwd: folder });
  const last = `${list()}`;
  change([file, from, to]);
  const { status, stdout } = build();
  expect([status, stdout]).toEqual([1, expect.stringContaining(said)]);
  // Whoever writes while a site is built breaks a state after the site of today was found good.
  vi.doMock('../../generated/states.ts', () => ({ stateDays: [saidOfState.slice(5, 15)] }));
  vi.stubEnv('CONTENT', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.doUnmock('../../generated/states.ts');
  });
  const { buildStates } = await import('../build/build-states.ts');
  const lines: string[] = [];
  expect(await buildStates([], (text) => lines.push(text))).toBe(false);
  expect(lines.join('')).toContain(saidOfState);
  expect(`${list()}`).toBe(last);
  change([file, to, from]);
});

function fail(failure: unknown): never {
  throw failure;
}
