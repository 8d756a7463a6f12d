// Test support: follows a chapter for editors to the letter. The words before a path in backticks say what to do with
// the file; YAML is written into the file named last; a block of text is the required output of the command named last.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { withKeys, withoutKey } from './written-keys.ts';

/** What it takes to follow a chapter. */
export interface Desk {
  /** The folder that holds `content/`. */
  readonly root: string;
  /** Runs `make` with these words and returns its output. */
  run(words: string): Promise<string>;
}

/** The documented output of a command, and the actual one. */
export interface Outcome {
  readonly command: string;
  readonly promised: string;
  readonly said: string;
}

/** Whether a dealer has what a chapter names: each file, or another one in its folder. */
export function isAbout(chapter: string, root: string): boolean {
  const named = filesToRead(chapter).map(({ name }) => join(root, name));
  return named.every((file) => existsSync(file) || neighborOf(file) !== undefined);
}

/** Follows a chapter from the first line to the last. */
export async function followChapter(chapter: string, { root, run }: Desk): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const files = fileWork(root);
  let command = '';
  for (const { kind, text } of partsOf(withStandIns(chapter, root))) {
    if (kind === 'yaml') files.edit((now) => withKeys(now, text));
    if (kind === 'text') outcomes.push({ command, promised: text, said: await run(command) });
    if (kind !== 'prose') continue;
    for (const { verb, name } of namesIn(text)) {
      if (name.startsWith('make ')) command = name.slice('make '.length);
      else if (isFile(name)) files.handle(verb, name);
      else if (verb === 'remove') files.edit((now) => withoutKey(now, name));
    }
  }
  return outcomes;
}

/** The prose and the blocks of a chapter, in order; blocks without the indentation of their step. */
function partsOf(chapter: string): readonly { kind: string; text: string }[] {
  return chapter.split('```').map((part, index) => {
    if (index % 2 === 0) return { kind: 'prose', text: part };
    const [kind = '', ...lines] = part.split('\n');
    const indent = lines.pop()?.length ?? 0;
    return { kind, text: lines.map((line) => line.slice(indent)).join('\n') };
  });
}

/** The names in backticks, each with the verb before it. */
function namesIn(prose: string): readonly { verb: string; name: string }[] {
  const words = prose.split('`');
  return words.flatMap((name, index) => {
    if (index % 2 === 0) return [];
    const before = words[index - 1]
      ?.toLowerCase()
      .match(/\b(?:copy|rename|delete|put|remove|to)\b/g);
    return [{ verb: before?.at(-1) ?? '', name }];
  });
}

/** Does to files what the verbs say; edits go to the file named last. */
function fileWork(root: string) {
  let file = '';
  let take: ((from: string, to: string) => void) | undefined;
  return {
    handle(verb: string, name: string) {
      const path = join(root, name);
      if (verb === 'to') take?.(file, path);
      if (verb === 'delete') rmSync(path);
      if (verb === 'put') cpSync(neighborOf(path) ?? path, path);
      take = { copy: cpSync, rename: renameSync }[verb];
      file = path;
    },
    edit: (change: (text: string) => string) =>
      writeFileSync(file, change(readFileSync(file, 'utf8'))),
  };
}

/** A chapter may name a file that no longer exists; another one from its folder will do. */
function withStandIns(chapter: string, root: string): string {
  return filesToRead(chapter)
    .filter(({ name }) => !existsSync(join(root, name)))
    .reduce((text, { name }) => {
      const other = neighborOf(join(root, name)) ?? name;
      return text.replaceAll(basename(name, extname(name)), basename(other, extname(other)));
    }, chapter);
}

/** The files that a chapter takes for granted. */
function filesToRead(chapter: string) {
  const prose = partsOf(chapter).map(({ kind, text }) => (kind === 'prose' ? text : ''));
  return namesIn(prose.join('\n')).filter(
    ({ verb, name }) => isFile(name) && !['to', 'put', 'delete'].includes(verb),
  );
}

function isFile(name: string): boolean {
  return name.startsWith('content/') && extname(name) !== '';
}

function neighborOf(path: string): string | undefined {
  const folder = dirname(path);
  const others = existsSync(folder) ? readdirSync(folder) : [];
  const [first] = others.filter((name) => extname(name) === extname(path)).sort();
  return first && join(folder, first);
}
