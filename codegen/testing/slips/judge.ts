import { applyFixes } from '../../command/fix/apply-fixes.ts';
import { type Compilation, compile } from '../../compile.ts';
import { deriveSite } from '../../derive/derive.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sureFixOf } from '../../diagnostics/fixes.ts';
import { loadContent } from '../../load/load.ts';
import { createMemo } from '../../memo.ts';
import { projectAt } from '../golden-folder.ts';
import type { Slip, SlipKind } from './slip.ts';

/** How a slip ends after `make fix`. */
export type Verdict =
  | 'repaired'
  | 'other bytes'
  | 'cause named'
  | 'cause not named'
  | 'warning'
  | 'warning not named'
  | 'silent, same pages'
  | 'silent, other pages';

export interface Judged {
  readonly verdict: Verdict;
  readonly diagnostics: readonly Diagnostic[];
  readonly fixed?: string;
}

const mostRounds = 6;

/** Judges slips in the content of a project, without touching its files. */
export function createJudge(root: string) {
  // Kept pictures are not decoded again for each slip; nothing is saved.
  const memo = createMemo();
  const loaded = loadContent(root);
  const check = (texts: ReadonlyMap<string, string>) => {
    const files = loaded.files.map((file) => ({
      ...file,
      text: texts.get(file.file) ?? file.text,
    }));
    const own = new Map(files.map(({ file, text }) => [file, text]));
    const textOf = (file: string) => own.get(file);
    return compile({ ...projectAt(root), loaded: { ...loaded, files, textOf } }, memo);
  };
  const pagesOf = async (result: Compilation) =>
    result.site ? JSON.stringify(visible(deriveSite(result.site)), sortKeys) : '';
  const repair = async (file: string, slip: Slip, first: Compilation) => {
    let texts: ReadonlyMap<string, string> = new Map([[file, slip.after]]);
    let result = first;
    for (let round = 0; round < mostRounds; round += 1) {
      const fixes = result.diagnostics.flatMap((diagnostic) => sureFixOf(diagnostic) ?? []);
      const applied = applyFixes(fixes, result.textOf);
      if (applied.texts.size + applied.renames.length === 0) break;
      texts = new Map([...texts, ...applied.texts]);
      // The text from before was good.
      if (texts.size === 1 && texts.get(file) === slip.before) break;
      result = await check(texts);
    }
    return texts;
  };
  let good: string | undefined;
  const judgeSilent = async (result: Compilation): Promise<Verdict> => {
    good ??= await pagesOf(await check(new Map()));
    return (await pagesOf(result)) === good ? 'silent, same pages' : 'silent, other pages';
  };
  return {
    files: loaded.files,
    async judge(file: string, slip: Slip, { names }: SlipKind): Promise<Judged> {
      const first = await check(new Map([[file, slip.after]]));
      const { diagnostics } = first;
      const texts = await repair(file, slip, first);
      const fixed = texts.get(file) ?? '';
      if (texts.size > 1 || fixed !== slip.after) {
        const isWanted = texts.size === 1 && slip.wanted.includes(fixed);
        return { verdict: isWanted ? 'repaired' : 'other bytes', diagnostics, fixed };
      }
      const isNamed = diagnostics.some(
        (each) => names.test(wordsOf(each)) && isNear(each, file, slip),
      );
      if (diagnostics.some(({ severity }) => severity === 'error'))
        return { verdict: isNamed ? 'cause named' : 'cause not named', diagnostics };
      const isReported = diagnostics.length > 0;
      const verdict = isReported
        ? isNamed
          ? 'warning'
          : 'warning not named'
        : await judgeSilent(first);
      return { verdict, diagnostics };
    },
  };
}

function wordsOf({ message, help, code }: Diagnostic): string {
  return `${message} ${help ?? ''} ${code}`;
}

function isNear({ file, line }: Diagnostic, own: string, slip: Slip): boolean {
  // What is missing is reported at the beginning of its group or file.
  return file !== own || line === 1 || Math.abs(line - slip.line) <= 3;
}

function visible(derived: ReturnType<typeof deriveSite>): unknown {
  const { pages, navigation, site, forms, routes, fallbacks } = derived;
  return { pages: [...pages()], navigation, site, forms, routes, fallbacks };
}

/** The order of keys is of no account, nor are blanks that a page does not show. */
function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/ +/g, ' ').trim();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
