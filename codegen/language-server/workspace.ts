import { join } from 'node:path';
import { type Compilation, compile } from '../compile.ts';
import { type Loaded, loadContent } from '../load/load.ts';
import { type Memo, openMemo } from '../memo.ts';
import { withChanges } from '../records/draft-content.ts';
import { createAnswers, type SiteAnswers } from './site-answers.ts';

/** The content of a project as its documents are open in an editor, compiled as `make check` does. */
export interface Workspace {
  readonly root: string;
  /** What was made for the texts as they are, which most others share. */
  readonly memo: Memo;
  /** The text of a file as it is now. */
  textOf(file: string): string | undefined;
  /** Whoever types has another text for a file; undefined once the document is closed. */
  write(file: string, text: string | undefined): void;
  /** Files were changed by others. */
  reload(): void;
  /** What was found last, whatever has been typed since; waits for the first run only. */
  last(): Promise<Compiled>;
  /** What is found in the texts as they are now. */
  current(): Promise<Compiled>;
}

/** What became of the texts, and what can be lastRequest about them. */
export interface Compiled {
  readonly compilation: Compilation;
  /** None if the schemas are invalid. */
  readonly answers?: SiteAnswers;
  /** The content as it was compiled. */
  readonly loaded: Loaded;
}

interface Options {
  readonly root: string;
  readonly maxFiles?: number;
  readonly onCompiled: (compiled: Compiled) => void;
  /** A fault of the compiler ends no server: the next change may be without it. */
  readonly onFault: (fault: unknown) => void;
}

/** Those of this project, as for the command line. */
export const schemaDir = join(import.meta.dirname, '../../schema');

/** Somebody who types fast is not stopped by a run for every letter. */
const pause = 60;

/** Counting the pages of facts waits until nobody has typed for a while. */
const rest = 500;

/** After a question it goes on slowly for so long. */
const calm = 200;

/** Opens a project; nothing is compiled before the first question or document. */
export function openWorkspace({ root, maxFiles, onCompiled, onFault }: Options): Workspace {
  const settings = { root, schemaDir };
  const memo = openMemo(root);
  const open = new Map<string, string>();
  let files: Loaded | undefined;
  let timer: NodeJS.Timeout | undefined;
  let counting: NodeJS.Timeout | undefined;
  let isStale = true;
  let running: Promise<Compiled> | undefined;
  let done: Compiled | undefined;
  let lastRequest = 0;
  const isBusy = () => performance.now() - lastRequest < calm;
  /** Ends when other texts have been compiled. */
  const count = (counted: Compiled) =>
    counted.answers?.countUses(() => done === counted, isBusy).catch(onFault);
  const run = async (): Promise<Compiled> => {
    isStale = false;
    files ??= loadContent(root, maxFiles);
    const loaded = withChanges(
      files,
      [...open].map(([file, after]) => ({ file, after })),
    );
    const compilation = await compile({ ...settings, loaded }, memo);
    memo.save();
    const answers = compilation.site && createAnswers(compilation.site, done?.answers);
    done = { compilation, loaded, ...(answers && { answers }) };
    onCompiled(done);
    clearTimeout(counting);
    if (compilation.errors.length === 0) counting = setTimeout(count, rest, done);
    return done;
  };
  const current = async (): Promise<Compiled> => {
    clearTimeout(timer);
    while (isStale || running) {
      running ??= run().finally(() => {
        running = undefined;
      });
      await running;
    }
    return done ?? run();
  };
  const change = () => {
    isStale = true;
    clearTimeout(timer);
    timer = setTimeout(() => current().catch(onFault), pause);
  };
  return {
    root,
    memo,
    textOf: (file) => open.get(file) ?? files?.textOf(file),
    write(file, text) {
      if (text === undefined) open.delete(file);
      else open.set(file, text);
      // What is closed is as it was saved.
      if (text === undefined) files = undefined;
      change();
    },
    reload() {
      files = undefined;
      change();
    },
    async last() {
      lastRequest = performance.now();
      return done ?? current();
    },
    current,
  };
}
