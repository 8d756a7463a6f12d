// What is told to editors is done to the letter, in a copy of the content it speaks of; another
// dealer's content has other files.
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../command/command.ts';
import { compile } from '../compile.ts';
import { createMemo } from '../memo.ts';
import { captured } from './captured.ts';
import { followChapter, isAbout, type Outcome } from './followed-chapter.ts';
import { projectAt } from './golden-folder.ts';

const project = join(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'editor-'));
const memo = createMemo();

/** The part of a file below a heading. */
function chapterOf(file: string, heading: string): string {
  const chapters = readFileSync(join(project, file), 'utf8').split(/^## /m);
  return chapters.find((each) => each.startsWith(`${heading}\n`)) ?? expect.fail(heading);
}

/** Does what a target of the Makefile does: the command that the script of its name runs. */
async function make(root: string, words: string): Promise<string> {
  const [target = '', code] = words.split(' CODE=');
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const [, command = ''] = String(scripts[target]).split('node codegen/main.ts ');
  const args = code === undefined ? ['--root', root] : [code];
  const { printed, complaint } = await captured((console) =>
    runCommand([command, ...args], console, () => memo),
  );
  return printed + complaint;
}

/** What is said of the steps: warnings depend on what else is written, and are left out. */
function withoutWarnings(said: string): string {
  const isWarning = /: warning: |^… and \d+ more$/;
  const blocks = said.split('\n\n').filter((block) => !isWarning.test(block));
  return blocks
    .join('\n\n')
    .replace(/, \d+ warnings?/, '')
    .trim();
}

/** Whether a text has a form in which … stands for anything and, on a line of its own, for any lines. */
function hasForm(text: string, form: string): boolean {
  const lines = form.split('\n').map((line) => {
    if (line === '…') return '(?:.*\n)*';
    return `${line.split('…').map(RegExp.escape).join('.*')}\n`;
  });
  return new RegExp(`^${lines.join('')}$`).test(`${text}\n`);
}

/** What a chapter promises and the commands do not say. */
function unkept(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes
    .map((each) => ({ ...each, said: withoutWarnings(each.said) }))
    .filter(({ said, promised }) => !hasForm(said, promised));
}

const chapters = ['README.md', 'CONTRIBUTING.md'].map(
  (file) => [file, chapterOf(file, 'For editors')] as const,
);

describe.each(chapters)('%s', (file, chapter) => {
  let outcomes: readonly Outcome[];
  beforeAll(async () => {
    if (!isAbout(chapter, project)) return;
    const root = join(scratch, file);
    cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
    outcomes = await followChapter(chapter, {
      root,
      run: (words) => make(root, words),
    });
  });

  test.skipIf(!isAbout(chapter, project))('every command says what it is promised to say', () => {
    expect(outcomes.length).toBeGreaterThan(2);
    expect(unkept(outcomes)).toEqual([]);
  });
});

test('a new shop learns a second language as its page tells', async () => {
  const root = join(scratch, 'shop');
  cpSync(join(project, 'codegen/testdata/ok/bicycles'), root, { recursive: true });
  const page = readFileSync(join(project, 'docs/content/second-language.md'), 'utf8');
  const outcomes = await followChapter(page, { root, run: (words) => make(root, words) });
  expect(outcomes).toHaveLength(2);
  expect(unkept(outcomes)).toEqual([]);
  const { site } = await compile(projectAt(root), memo);
  const [, german] = site?.languages ?? [];
  expect([...(german?.ids.keys() ?? [])]).toEqual(
    expect.arrayContaining(['/de', '/de/contact', '/de/fahrraeder', '/de/fahrraeder/city-bicycle']),
  );
});
