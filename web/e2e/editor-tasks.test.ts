// What two people who are no programmers once did by hand in YAML, here in the form: nobody types YAML, the content is right at
// the first try, and a careful hand needs a third of the minutes at most.
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tablesOf } from '../../.ci/testing/tables-of.ts';
import { fixContent } from '../../codegen/command/fix/fix-content.ts';
import { compile } from '../../codegen/compile.ts';
import { commitContent } from '../editor/calls/testing/kept-project.ts';
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

beforeAll(() => commitContent(development.folder()));

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

type Gestures = Readonly<Record<string, (...words: string[]) => Promise<unknown>>>;

/** What a hand does on a page of the editor, by the words of the table. */
function gesturesOn({ page, site, editor, panel, press, type, close }: EditorPage): Gestures {
  const on = (selector: string) =>
    (selector.startsWith('site-editor') ? page : site).locator(selector).first();
  return {
    press,
    type,
    close,
    click: (selector) => on(selector).click(),
    clickLabel: (label) => panel.getByLabel(label, { exact: true }).click(),
    fill: (label, text) => panel.getByLabel(label, { exact: true }).fill(text),
    choose: (label, option) => panel.getByLabel(label).selectOption(option),
    key: (name) => page.keyboard.press(name),
    letters: (text) => page.keyboard.type(text),
    /** Pastes a text as another program hands it over, which may be with its formats. */
    paste: (text) =>
      panel.locator(':focus').evaluate((field, words) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(words.startsWith('<') ? 'text/html' : 'text/plain', words);
        const settings = { clipboardData, bubbles: true, cancelable: true, composed: true };
        field.dispatchEvent(new ClipboardEvent('paste', settings));
      }, text),
    see: (selector) => on(selector).waitFor(),
    miss: (selector) => on(selector).waitFor({ state: 'detached' }),
    /** Opens the form of a record by its name in the list. */
    async record(name) {
      await press('Records');
      const list = editor.getByRole('region', { name: 'Records' });
      await list.getByRole('searchbox').fill(name);
      await list.getByRole('button', { name }).first().click();
      await panel.waitFor();
    },
    /** Opens the first fact that a text refers to, from the text. */
    async fact(words) {
      await site.locator('main p', { hasText: words }).click();
      await panel.locator('[role="textbox"]:focus .fact').first().click();
      await press('Change it for all of them');
    },
    /** Types what something is called, and takes the first that is offered. */
    async take(path, words) {
      await type(path, words);
      await panel.locator('[role="listbox"] [role="option"]').first().waitFor();
      await page.keyboard.press('Enter');
    },
  };
}

interface Task {
  readonly name: string;
  /** What it took by hand. */
  readonly minutes: number;
  readonly at: string;
  /** Each gesture, with its words. */
  readonly does: readonly (readonly [gesture: string, ...words: string[]])[];
  /** The lines of the content that differ then, among others. */
  readonly writes: readonly string[];
}

const tasks = tablesOf(import.meta.filename)<Task>('tasks');

/** Seconds that a careful hand needs: to find and press something, and for a letter (the keystroke-level model). */
const [secondsAPress, secondsALetter] = [2.65, 0.28];

test.for(tasks)('$name', async ({ minutes, at, does, writes }, { annotate }) => {
  const on = await openEditor(development, at);
  const countPresses = () => {
    const count = ({ isTrusted, type }: Event) => {
      if (isTrusted) sessionStorage.setItem(type, `${Number(sessionStorage.getItem(type)) + 1}`);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, count, true);
  };
  await on.page.addInitScript(countPresses);
  await on.page.evaluate(countPresses);
  await startEditing(on);
  const start = performance.now();
  const gestures = gesturesOn(on);
  for (const [name, ...words] of does) await (gestures[name] ?? expect.fail(name))(...words);
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
