// What two people who are no programmers once did by hand in YAML, here in the form: nobody types YAML, the content is right at
// the first try, and a careful hand needs a third of the minutes at most.
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixContent } from '../../codegen/command/fix/fix-content.ts';
import { compile } from '../../codegen/compile.ts';
import { startDevelopmentJourney } from './development-journey.ts';
import { type EditorPage, openEditor, startEditing } from './editor-page.ts';
import { smallDealer } from './project-copy.ts';

// A fact with the price of an example, one that says the name of a town, and all addresses: before the server starts, which has nothing to catch up with then.
const prepared = await mkdtemp(join(tmpdir(), 'tasks-'));
const inPrepared = (name: string) => join(prepared, 'content', name);
await cp(smallDealer, join(prepared, 'content'), { recursive: true });
await appendFile(inPrepared('pricing/delivery.yaml'), 'workshop: { money: 155 }\n');
await appendFile(inPrepared('facts/water.yaml'), 'nearest: { text: a bay near Castine }\n');
await writeFile(inPrepared('urls.yaml'), '/: page/home\n');
const checkIn = (root: string) => compile({ root, schemaDir: join(process.cwd(), 'schema') });
await fixContent(prepared, () => checkIn(prepared));

const development = startDevelopmentJourney(join(prepared, 'content'));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', development.folder(), ...args], { encoding: 'utf8' });

beforeAll(() => {
  git('init', '--quiet');
  git('add', 'content');
  git(
    ...['-c', 'user.name=Kim', '-c', 'user.email=kim@example.com'],
    ...['commit', '--quiet', '-m', 'Begin'],
  );
});

afterAll(() => rm(prepared, { recursive: true }));

beforeEach(() => {
  git('reset', '--quiet');
  git('checkout', '--quiet', '--', 'content');
  git('clean', '--quiet', '--force', 'content');
});

/** The lines that are not as they were, with their signs. */
function changedLines(): readonly string[] {
  git('add', '--intent-to-add', 'content');
  const lines = git('diff', '--unified=0', '--', 'content').split('\n');
  return lines
    .filter((line) => /^[-+](?!--|\+\+)/.test(line))
    .map((line) => line.replace(/^(.)\s+/, '$1'));
}

interface Task {
  readonly name: string;
  /** What it took by hand. */
  readonly minutes: number;
  readonly at: string;
  readonly does: (on: EditorPage) => Promise<void>;
  /** The lines of the content that differ then, among others. */
  readonly writes: readonly string[];
}

/** Opens the form of a record by its name in the list. */
async function openRecord({ press, editor, panel }: EditorPage, name: string) {
  await press('Records');
  const list = editor.getByRole('region', { name: 'Records' });
  await list.getByRole('searchbox').fill(name);
  await list.getByRole('button', { name }).first().click();
  await panel.waitFor();
}

/** Opens what a text refers to, from the text. */
async function openFact({ page, press, panel }: EditorPage, words: string, fact: number) {
  await page.locator('main p', { hasText: words }).click();
  await panel.locator('[role="textbox"]:focus .fact').nth(fact).click();
  await press('Change it for all of them');
}

/** Types what something is called, and takes the first that is offered. */
async function take({ type, panel, page }: EditorPage, path: string, words: string) {
  await type(path, words);
  await panel.locator('[role="listbox"] [role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
}

const tasks: readonly Task[] = [
  {
    name: 'A1 the price of a vehicle',
    minutes: 10,
    at: '/boats/loonbay-tandem',
    async does({ page, type, close }) {
      await page.locator('main').getByText('$2,380').first().click();
      await type('price/money', '2290');
      await close();
    },
    writes: ['-price: { money: 2380 }', '+price: { money: 2290 }'],
  },
  {
    name: 'A3 a holiday, and a short day',
    minutes: 30,
    at: '/',
    async does(on) {
      await openFact(on, 'The boathouse is open', 0);
      await on.press('+ Closed days');
      await on.type('closedDays/days/0', '11-26');
      await on.press('+ Special hours');
      await on.type('specialHours/0/day', '12-24');
      await on.panel.getByLabel('Opens', { exact: true }).fill('08:30');
      await on.panel.getByLabel('Closes', { exact: true }).fill('13:00');
      await on.close();
    },
    writes: ['+closedDays: { days: ["11-26"] }'],
  },
  {
    name: 'A4 a phone of its own for a department',
    minutes: 25,
    at: '/',
    async does(on) {
      await openRecord(on, 'Heron Cove Kayaks');
      await on.type('phones', 'workshop');
      await on.panel.locator('[data-path="phones"]').getByRole('button', { name: '+ Add' }).click();
      await on.type('phones/workshop/number', '207-555-0177');
      await on.type('phones/workshop/label', 'Workshop');
      await openFact(on, 'The boathouse is open', 0);
      await take(on, 'boathouse/phone', 'Workshop');
      await on.close();
    },
    writes: ['+workshop: { number: "207-555-0177", label: "Workshop" }', '+phone: workshop'],
  },
  {
    name: 'A6 a vehicle is out of stock',
    minutes: 3,
    at: '/boats/loonbay-drifter',
    async does(on) {
      await openRecord(on, 'DRIFTER');
      await on.panel.getByLabel('In stock').click();
    },
    writes: ['-inStock: true', '+inStock: false'],
  },
  {
    name: 'A8 a section of six cards: added, filled, moved, one taken out',
    minutes: 25,
    at: '/',
    async does({ page, panel, press, type, close }) {
      await page.locator('main h1').click();
      await panel.getByLabel('What to add').selectOption({ label: 'Card grid' });
      await panel.locator('[data-path="sections"] > .add').getByRole('button').click();
      // The example says a price that is a fact of this dealer.
      await press('Use it from there');
      const cards = panel.locator('[data-path$="/cards"]');
      const add = cards.locator('> .add').getByRole('button', { name: '+ Add' });
      for (const [index, title] of ['Paddles', 'Vests', 'Racks', 'Lessons', 'Trips'].entries()) {
        await add.click();
        await type(`/cards/${index + 2}/title`, title);
      }
      await press('Move Cards 7 up');
      await press('Remove Cards 1');
      await panel.getByRole('navigation', { name: 'Parts' }).getByRole('button').first().click();
      await press('Move Card grid up');
      await close();
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference as editors write it.
    writes: ['+- kind: card-grid', '+price: From ${pricing.delivery.workshop} an hour'],
  },
  {
    name: 'A10 a notice on every page, until a day',
    minutes: 40,
    at: '/',
    async does(on) {
      await openRecord(on, 'navigation');
      await on.press('+ Notice');
      await on.type('notice/text', 'Meet us at the harbor fair.');
      await on.panel.getByLabel('Until').fill('2099-08-01');
      await on.close();
    },
    writes: ['+notice: { text: "Meet us at the harbor fair.", until: "2099-08-01" }'],
  },
  {
    name: 'B1 a town has another name',
    minutes: 10,
    at: '/hancock-county/castine',
    async does(on) {
      await openRecord(on, 'Castine');
      await on.press('Rename…');
      await on.panel.getByLabel('New name').click();
      await on.page.keyboard.press('ControlOrMeta+A');
      await on.page.keyboard.type('Castine Harbor');
      await on.press('Rename');
      await on.panel.getByRole('link', { name: '/hancock-county/castine-harbor' }).waitFor();
      const old = on.panel.getByRole('region', { name: 'The old name' });
      await old.getByRole('button', { name: 'a bay near Castine' }).waitFor();
    },
    writes: ['+formerly: hancock/castine'],
  },
  {
    name: 'B2 another town',
    minutes: 10,
    at: '/hancock-county/castine',
    async does(on) {
      await openRecord(on, 'Castine');
      await on.press('Add one like it…');
      await on.page.keyboard.type('Orland');
      await on.press('Add');
      await on.press('Go on with Orland');
      await on.panel.getByText('/orland.yaml').waitFor();
      await on.type('population', '2225');
      await on.close();
    },
    writes: ['+name: Orland', '+population: 2225'],
  },
  {
    name: 'B3 another policy, with a sentence of its own',
    minutes: 35,
    at: '/policies/returns',
    async does(on) {
      await openRecord(on, 'Returns');
      await on.press('Add one like it…');
      await on.page.keyboard.type('Repairs');
      await on.press('Add');
      await on.press('Go on with Repairs');
      await on.panel.getByText('/repairs.yaml').waitFor();
      await on.type(
        '/paragraphs/0',
        'Bring the boat to the boathouse, and we mend it while you wait.',
      );
      await on.close();
    },
    writes: [
      '+title: Repairs',
      '+- Bring the boat to the boathouse, and we mend it while you wait.',
    ],
  },
  {
    name: 'B4 a page into the menu',
    minutes: 5,
    at: '/',
    async does(on) {
      await openRecord(on, 'navigation');
      await on.panel.getByText('Header', { exact: true }).click();
      const items = on.panel.locator('[data-path="header/items"] > .add');
      await items.getByRole('button', { name: '+ Another like the last' }).click();
      const isTwice = on.panel.getByText('lists the same item twice');
      await isTwice.first().waitFor();
      await on.type('header/items/3/text', 'Returns');
      await take(on, 'header/items/3/to', 'policies');
      // What was opened for an error stays open without it: somebody is typing there.
      await isTwice.waitFor({ state: 'detached' });
      await on.focused.waitFor();
      await on.close();
    },
    writes: ['+- text: Returns', '+to: /policies/returns'],
  },
  {
    name: 'B5 a page goes, and its address leads to another',
    minutes: 12,
    at: '/hancock-county/castine',
    async does(on) {
      await openRecord(on, 'Castine');
      await on.press('Retire…');
      await on.panel.getByLabel('The page').selectOption('/hancock-county-kayaks');
      await on.press('Retire Castine');
    },
    writes: ['+/hancock-county/castine: { redirect: /hancock-county-kayaks }'],
  },
  {
    name: 'B6 other hours on Sunday',
    minutes: 15,
    at: '/',
    async does(on) {
      await openFact(on, 'The boathouse is open', 0);
      await on.panel.getByLabel('Sunday', { exact: true }).getByRole('checkbox').click();
      await on.panel.getByLabel('Sunday opens').fill('11:00');
      await on.panel.getByLabel('Sunday closes').fill('16:00');
      await on.close();
    },
    writes: ['+- { days: [sun], opens: "11:00", closes: "16:00" }'],
  },
];

/** Seconds that a careful hand needs: to find and press something, and for a letter (the keystroke-level model). */
const [secondsAPress, secondsALetter] = [2.65, 0.28];

test.for(tasks)('$name', async ({ minutes, at, does, writes }, { annotate }) => {
  const on = await openEditor(development, at);
  await on.page.evaluate(() => {
    const count = ({ isTrusted, type }: Event) => {
      if (isTrusted) sessionStorage.setItem(type, `${Number(sessionStorage.getItem(type)) + 1}`);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, count, true);
  });
  await startEditing(on);
  const start = performance.now();
  await does(on);
  await expect.poll(changedLines).toEqual(expect.arrayContaining([...writes]));
  const seconds = (performance.now() - start) / 1000;
  const { errors } = await checkIn(development.folder());
  expect(errors).toEqual([]);
  const [presses = 0, letters = 0] = await on.page.evaluate(() =>
    ['pointerdown', 'keydown'].map((type) => Number(sessionStorage.getItem(type))),
  );
  const byHand = seconds + presses * secondsAPress + letters * secondsALetter;
  const byMachine = `${presses} presses, ${letters} letters, ${seconds.toFixed(1)} s`;
  await annotate(`${byMachine}; by hand about ${byHand.toFixed(0)} s, once ${minutes} minutes`);
  expect(byHand).toBeLessThan((minutes * 60) / 3);
  await on.page.close();
});
