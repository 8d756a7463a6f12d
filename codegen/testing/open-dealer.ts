import { type Compilation, compile } from '../compile.ts';
import { loadContent } from '../load/load.ts';
import { createMemo } from '../memo.ts';
import { projectAt } from './golden-folder.ts';

// Test support: a dealer's content that is checked again and again, each time with other texts.

/** Texts in place of those on the disk. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the content below a folder once, and checks it with other texts. */
export function openDealer(root: string) {
  const memo = createMemo();
  const loaded = loadContent(root);
  const check = (texts: Texts = new Map()): Promise<Compilation> => {
    const files = loaded.files.map((each) => ({
      ...each,
      text: texts.get(each.file) ?? each.text,
    }));
    const own = new Map(files.map(({ file, text }) => [file, text]));
    const textOf = (file: string) => own.get(file) ?? loaded.textOf(file);
    return compile({ ...projectAt(root), loaded: { ...loaded, files, textOf } }, memo);
  };
  return { files: loaded.files, check };
}

/** A dealer that is open. */
export type OpenDealer = ReturnType<typeof openDealer>;
