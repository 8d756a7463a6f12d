// Test support: somebody who does to the letter what a chapter for editors says. The words before a path in backticks
// say what to do with the file; YAML is written into the file that was named last; a block of text is what the command
// that was named last must say.
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

/** What somebody has at hand who follows a chapter. */
export interface Desk {
  /** The folder that holds `content/`. */
  readonly root: string;
  /** Runs `make` with these words, and gives what it says. */
  run(words: string): Promise<string>;
}

/** What a command was promised to say, and what it said. */
export interface Outcome {
  readonly command: string;
  readonly promised: string;
  readonly said: string;
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

/** What stands in backticks, each with the verb before it. */
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

/** Does with files what the verbs say; the one that was named last is the one that is edited. */
function fileWork(root: string) {
  let file = '';
  let take: ((from: string, to: string) => void) | undefined;
  return {
    handle(verb: string, name: string) {
      const path = join(root, name);
      if (verb === 'to') take?.(file, path);
      if (verb === 'delete') rmSync(path);
      if (verb === 'put') cpSync(neighborOf(path), path);
      take = { copy: cpSync, rename: renameSync }[verb];
      file = path;
    },
    edit: (change: (text: string) => string) =>
      writeFileSync(file, change(readFileSync(file, 'utf8'))),
  };
}

/** A chapter may name a file that has been taken away since: another of its folder is as good. */
function withStandIns(chapter: string, root: string): string {
  const named = namesIn(
    partsOf(chapter)
      .map(({ kind, text }) => (kind === 'prose' ? text : ''))
      .join('\n'),
  );
  return named
    .filter(({ verb, name }) => isFile(name) && !['to', 'put', 'delete'].includes(verb))
    .filter(({ name }) => !existsSync(join(root, name)))
    .reduce((text, { name }) => {
      const other = neighborOf(join(root, name));
      return text.replaceAll(basename(name, extname(name)), basename(other, extname(name)));
    }, chapter);
}

function isFile(name: string): boolean {
  return name.startsWith('content/') && extname(name) !== '';
}

function neighborOf(path: string): string {
  const others = readdirSync(dirname(path)).filter((name) => extname(name) === extname(path));
  const [first = ''] = others.sort();
  return join(dirname(path), first);
}
