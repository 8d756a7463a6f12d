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
import { dirname, extname, join } from 'node:path';
import { isMap, parseDocument } from 'yaml';

/** What it takes to follow a chapter. */
interface Desk {
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

/** Whether a dealer has every file that a chapter takes for granted. */
export function isAbout(chapter: string, root: string): boolean {
  const prose = partsOf(chapter).map(({ kind, text }) => (kind === 'prose' ? text : ''));
  return namesIn(prose.join('\n'))
    .filter(({ verb, name }) => isFile(name) && !['to', 'put', 'delete'].includes(verb))
    .every(({ name }) => existsSync(join(root, name)));
}

/** Follows a chapter from the first line to the last. */
export async function followChapter(chapter: string, { root, run }: Desk): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const files = fileWork(root);
  let command = '';
  for (const { kind, text } of partsOf(chapter)) {
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

/** Does to files what the verbs say; edits go to the file named last. What is put there may be any file of its kind. */
function fileWork(root: string) {
  let file = '';
  let take: ((from: string, to: string) => void) | undefined;
  return {
    handle(verb: string, name: string) {
      const path = join(root, name);
      if (verb === 'to') take?.(file, path);
      if (verb === 'delete') rmSync(path);
      if (verb === 'put') {
        const folder = dirname(path);
        const [other = ''] = readdirSync(folder).filter((each) => extname(each) === extname(path));
        cpSync(join(folder, other), path);
      }
      take = { copy: cpSync, rename: renameSync }[verb];
      file = path;
    },
    edit: (change: (text: string) => string) =>
      writeFileSync(file, change(readFileSync(file, 'utf8'))),
  };
}

function isFile(name: string): boolean {
  return name.startsWith('content/') && extname(name) !== '';
}

/** A text with the values of another text's keys, and its own other keys. */
function withKeys(text: string, keys: string): string {
  const document = parseDocument(text);
  const write = (node: unknown, path: readonly string[]): void => {
    if (!isMap(node) || !isMap(document.getIn(path))) document.setIn(path, node);
    else for (const { key, value } of node.items) write(value, [...path, String(key)]);
  };
  write(parseDocument(keys).contents, []);
  return document.toString({ lineWidth: 0 });
}

function withoutKey(text: string, key: string): string {
  const document = parseDocument(text);
  document.delete(key);
  return document.toString({ lineWidth: 0 });
}
