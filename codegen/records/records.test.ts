import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixContent } from '../command/fix/fix-content.ts';
import { compile } from '../compile.ts';
import { isRefusal } from '../edit/change.ts';
import { createMemo } from '../memo.ts';
import { recordsOf } from '../model/content.ts';
import { nounNames } from '../model/nouns.ts';
import { projectAt } from '../testing/golden-folder.ts';
import { createRandom } from '../testing/random-edit.ts';
import { layDealer, smallDealer } from '../testing/whole-dealers.ts';
import type { TextChange } from '../text/edit.ts';
import { addRecord } from './add-record.ts';
import { draftContent } from './draft-content.ts';
import { hasNameOfItsOwn } from './named-record.ts';
import { renameRecord } from './rename-record.ts';
import { retireRecord } from './retire-record.ts';

const memo = createMemo();

/** A dealer whose content is changed in memory only. */
async function openDealer(root: string) {
  const project = projectAt(root);
  const now = await compile(project, memo);
  const draft = (changes: readonly TextChange[]) =>
    draftContent(project, changes, { now, memo, isFixed: true });
  if (!now.site) throw new Error('the dealer has no site');
  return { site: now.site, draft };
}

/** A sentence that links to a town twice. */
const sentence = (target: string, address: string) =>
  `note: See [it](${target}) or **[stay](${address})**.`;

/** A section that stands before others and is not shown any more. */
const overLongAgo = (town: string) =>
  `  - { kind: text-block, heading: Before, paragraphs: ["In [it](town:${town})."], until: 2020-01-01 }`;

/** The small dealer, who has promised addresses. */
async function layPublished(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  layDealer(root, smallDealer);
  writeFileSync(join(root, 'content/urls.yaml'), '/: page/home\n');
  const linked = sentence('town:hancock/castine', '/hancock-county/castine');
  appendFileSync(join(root, 'content/towns/knox/rockport.yaml'), `${linked}\n`);
  const home = join(root, 'content/pages/home.yaml');
  const shown = readFileSync(home, 'utf8');
  writeFileSync(home, shown.replace('sections:\n', `$&${overLongAgo('hancock/castine')}\n`));
  await fixContent(root, () => compile(projectAt(root), memo));
  return root;
}

const dealer = await openDealer(await layPublished());

/** The lines of the files that would change, each with its sign; a file that goes or comes by its name. */
async function outcome(changed: readonly TextChange[] | { readonly refused: string }) {
  if (isRefusal(changed)) throw new Error(changed.refused);
  const { changes, broken } = await dealer.draft(changed);
  const lines = changes.flatMap(({ file, ...change }) => {
    const [before, now] = [change.before, change.after].map((text) => text?.split('\n'));
    if (!before || !now) return [`${now ? 'new' : 'gone'} ${file}`];
    const minus = before.filter((line) => !now.includes(line)).map((line) => `- ${line}`);
    return [...minus, ...now.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)];
  });
  return {
    lines,
    text: (file: string) => changes.find((each) => each.file === file)?.after,
    broken: broken.map(({ code }) => code),
  };
}

const castine = { noun: 'town', id: 'hancock/castine' };

test('a new town like another one has its own name and address', async () => {
  const added = await outcome(addRecord(dealer.site, castine, { slug: 'orland', name: 'Orland' }));
  expect(added.lines).toEqual([
    'new content/towns/hancock/orland.yaml',
    '+ /hancock-county/orland: town/hancock/orland',
    '+ /orland-kayaks: town/hancock/orland',
  ]);
  expect(added.text('content/towns/hancock/orland.yaml')).toContain('name: Orland\nslug: orland\n');
  expect(added.broken).toEqual([]);
});

test('a renamed town keeps its old address, and so do the towns of a renamed county', async () => {
  const town = await outcome(
    renameRecord(dealer.site, castine, { slug: 'west-castine', name: 'West Castine' }),
  );
  expect(town.lines).toContain(
    '+ /hancock-county/castine: { redirect: /hancock-county/west-castine }',
  );
  expect(town.text('content/towns/hancock/west-castine.yaml')).toContain(
    'name: West Castine\nslug: west-castine\nformerly: hancock/castine\n',
  );
  expect(town.lines).toContain(
    `+ ${sentence('town:hancock/west-castine', '/hancock-county/west-castine')}`,
  );
  expect(town.lines).toContain(`+ ${overLongAgo('hancock/west-castine')}`);
  const county = await outcome(
    renameRecord(dealer.site, { noun: 'county', id: 'hancock' }, { slug: 'bay' }),
  );
  expect(county.text('content/towns/bay/castine.yaml')).toContain('formerly: hancock/castine');
  expect(county.lines).toContain('+     towns: { county: bay }');
  expect([...town.broken, ...county.broken]).toEqual([]);
});

/** The shop in two languages, which has promised addresses, and a text that links somewhere in both. */
async function openShop(link = '/verleih') {
  const root = mkdtempSync(join(tmpdir(), 'languages-'));
  cpSync('examples/bicycles/content', join(root, 'content'), { recursive: true });
  const news = join(root, 'content/news/lastenrad-probe.yaml');
  writeFileSync(news, readFileSync(news, 'utf8').replaceAll('(/verleih)', `(${link})`));
  writeFileSync(join(root, 'content/urls.yaml'), '/: page/home\n');
  await fixContent(root, () => compile(projectAt(root), memo));
  return openDealer(root);
}

test('a page in two languages has a new name and address in each, and both old addresses lead there', async () => {
  const shop = await openShop();
  const page = { noun: 'page', id: 'verleih' };
  const to = { slug: 'leihen', name: 'Räder leihen', names: { en: 'Hire bikes' } };
  const textsOf = async (changed: ReturnType<typeof renameRecord>) => {
    const { changes, broken } = await shop.draft(isRefusal(changed) ? [] : changed);
    expect(broken).toEqual([]);
    return (file: string) => changes.find((each) => each.file === `content/${file}`)?.after;
  };
  const [path, title] = [
    'path: { de: /leihen, en: /hire-bikes }\n',
    'title: { de: Räder leihen, en: Hire bikes }\n',
  ];
  const renamed = await textsOf(renameRecord(shop.site, page, to));
  expect(renamed('pages/leihen.yaml')).toContain(`${path}formerly: verleih\n${title}`);
  expect(renamed('urls.yaml')).toContain('/verleih: { redirect: /leihen }');
  expect(renamed('urls.yaml')).toMatch(/\n\/en\/[\w-]+: \{ redirect: \/en\/hire-bikes \}\n/);
  const added = await textsOf(addRecord(shop.site, page, to));
  expect(added('pages/leihen.yaml')).toContain(path + title);
});

test.each([
  [
    { redirect: '/raeder' },
    ['{ redirect: /raeder }', '{ redirect: /en/bikes }'],
    '[rent one](/raeder)',
  ],
  [{ gone: 'No room.' }, ['{ gone: No room. }', '{ gone: No room. }'], 'rent one.'],
] as const)('a page in two languages is retired in both: %o', async (instead, lines, link) => {
  const shop = await openShop();
  const page = { noun: 'page', id: 'verleih' };
  const decide = () => ('gone' in instead ? 'remove' : undefined);
  const retired = retireRecord(shop.site, page, { instead, decide });
  const { changes, broken } = await shop.draft(isRefusal(retired) ? [] : retired.changes);
  // Somebody still has to write the page for addresses that are gone.
  expect(broken.filter(({ code }) => code !== 'missing-page')).toEqual([]);
  const text = (file: string) => changes.find((each) => each.file === `content/${file}`)?.after;
  expect(text('urls.yaml')).toContain(`\n/verleih: ${lines[0]}\n`);
  const english = shop.site.languages[1]?.paths.get('page/verleih');
  expect(text('urls.yaml')).toContain(`\n${english}: ${lines[1]}\n`);
  expect(text('news/lastenrad-probe.yaml')).toContain(`try it for longer, ${link}`);
});

test('a link to a renamed vehicle follows in each language of its text', async () => {
  const shop = await openShop('vehicle:nordwind-tour');
  const vehicle = { noun: 'vehicle', id: 'nordwind-tour' };
  const renamed = renameRecord(shop.site, vehicle, { slug: 'reise', name: 'Reise' });
  const { changes, broken } = await shop.draft(isRefusal(renamed) ? [] : renamed);
  expect(broken).toEqual([]);
  const news = changes.find(({ file }) => file === 'content/news/lastenrad-probe.yaml')?.after;
  expect(news).toContain('[leiht eines](vehicle:nordwind-reise)');
  expect(news).toContain('[rent one](vehicle:nordwind-reise)');
});

test('a town that is moved into another county keeps its old address, its name and every reference', async () => {
  const moved = (owner: string) => renameRecord(dealer.site, castine, { slug: 'castine', owner });
  const { lines, text, broken } = await outcome(moved('knox'));
  expect(lines).toContain('+ /hancock-county/castine: { redirect: /castine-kayaks }');
  expect(lines).toContain('+ /castine-kayaks: town/knox/castine');
  expect(lines).toContain(`+ ${sentence('town:knox/castine', '/castine-kayaks')}`);
  expect(text('content/towns/knox/castine.yaml')).toContain(
    'name: Castine\nslug: castine\nformerly: hancock/castine\ncounty: knox\n',
  );
  expect(broken).toEqual([]);
  expect(moved('nowhere')).toEqual({ refused: 'A town cannot belong to "nowhere".' });
});

test('a retired town leads elsewhere or is gone with a reason, and what refers to it is listed', async () => {
  const retired = (decided?: 'remove') =>
    retireRecord(
      dealer.site,
      { noun: 'county', id: 'knox' },
      { instead: { gone: 'We do not go: too far.' }, decide: () => decided },
    );
  expect(retired()).toEqual({
    refused: 'It has a town "knox/rockport": retire or move that first.',
  });
  const castineTo = (instead: Parameters<typeof retireRecord>[2]['instead']) =>
    retireRecord(dealer.site, castine, { instead, decide: () => undefined }) as Exclude<
      ReturnType<typeof retireRecord>,
      { refused: string }
    >;
  const { changes, open } = castineTo({ gone: 'Too far: an hour.' });
  expect(open).toEqual([]);
  expect((await outcome(changes)).lines).toEqual([
    'gone content/towns/hancock/castine.yaml',
    `- ${overLongAgo('hancock/castine')}`,
    `+ ${overLongAgo('hancock/castine').replace('"In [it](town:hancock/castine)."', 'In it.')}`,
    `- ${sentence('town:hancock/castine', '/hancock-county/castine')}`,
    '+ note: See it or **stay**.',
    '- /castine-kayaks: town/hancock/castine',
    '- /hancock-county/castine: town/hancock/castine',
    '+ /castine-kayaks: { gone: "Too far: an hour." }',
    '+ /hancock-county/castine: { gone: "Too far: an hour." }',
  ]);
  const elsewhere = await outcome(castineTo({ redirect: '/contact' }).changes);
  expect(elsewhere.lines).toContain(`+ ${sentence('/contact', '/contact')}`);
});

test('a second error like one that is there is a new one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'records-'));
  layDealer(root, smallDealer);
  const file = 'content/navigation.yaml';
  const text = readFileSync(join(root, file), 'utf8');
  const spoilt = (what: string) =>
    text.replace(new RegExp(`(?<=text: (?:${what}), )`, 'g'), 'zzz: 1, ');
  writeFileSync(join(root, file), spoilt('Boats'));
  const { draft } = await openDealer(root);
  const broken = async (what: string) =>
    (await draft([{ file, after: `# Moved.\n${spoilt(what)}` }])).broken.map(({ code }) => code);
  expect(await broken('Boats')).toEqual([]);
  expect(await broken('Boats|All boats')).toEqual(['unknown-key']);
});

// `RENAMES=50 SEED=7 npx vitest run --project unit codegen/records` makes more of them.
const [renames, seed] = [Number(process.env.RENAMES ?? 3), Number(process.env.SEED ?? 1)];

test('whichever record of the content is renamed, nothing is wrong afterwards', async () => {
  const { site, draft } = await openDealer(join(import.meta.dirname, '../..'));
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const byNoun = nounNames
    .map((noun) => recordsOf(site.content, noun).filter(hasNameOfItsOwn))
    .filter((records) => records.length > 0);
  for (let count = 0; count < renames; count++) {
    const { id, source } = pick(pick(byNoun));
    const slug = `${pick(['new', 'old', 'other'])}-${Math.floor(random() * 1e6)}`;
    const texts = renameRecord(site, { noun: source.noun, id }, { slug, name: `The ${slug}` });
    const broken = isRefusal(texts) ? texts.refused : (await draft(texts)).broken;
    expect([source.noun, id, broken]).toEqual([source.noun, id, []]);
  }
});

describe('a unit', () => {
  const root = join(import.meta.dirname, '../testdata/ok/lot');
  const unit = { noun: 'unit', id: 't1042' };

  test('is renamed by its stock number, with what names it as a vehicle', async () => {
    const { site, draft } = await openDealer(root);
    const { changes, broken } = await draft(planned(renameRecord(site, unit, t2042)));
    expect(changes.map(({ file }) => file)).toEqual([
      'content/pages/home.yaml',
      'content/stock/t1042.yaml',
      'content/stock/t2042.yaml',
    ]);
    const [home, old, now] = changes;
    expect(home?.after).toBe(home?.before?.replace('vehicle: t1042', 'vehicle: t2042'));
    expect(now?.after).toBe(old?.before?.replace('\ndesc', '\nformerly: t1042\ndesc'));
    expect(broken).toEqual([]);
  });

  test('like another one has none of the numbers, photos and days of that', async () => {
    const { site, draft } = await openDealer(root);
    const { changes, broken } = await draft(planned(addRecord(site, unit, t2042)));
    expect(changes.map(({ file }) => file)).toEqual(['content/stock/t2042.yaml']);
    const keys = changes[0]?.after?.match(/^\w+/gm);
    expect(keys).toEqual('name description status price location specifications'.split(' '));
    expect(broken).toEqual([]);
  });

  test('that is retired leaves the lists that name it', async () => {
    const { site } = await openDealer(root);
    const retired = retireRecord(site, unit, { instead: { gone: 'sold' }, decide: () => 'remove' });
    const { changes, open } = isRefusal(retired) ? expect.fail() : retired;
    expect(changes.find(({ file }) => file.endsWith('home.yaml'))?.after).not.toContain('t1042');
    expect(open).toEqual([]);
  });

  const t2042 = { slug: 't2042', name: 'T2042' };
  const planned = (made: ReturnType<typeof addRecord>) => (isRefusal(made) ? expect.fail() : made);
});
