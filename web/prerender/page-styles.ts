import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Memo } from '../../codegen/memo.ts';
import type { PageStyles } from '../src/shell/own-styles.ts';
import type { NextSite } from './next-site.ts';
import type { RenderedPage } from './page-facts.ts';
import type { RuleBook } from './used-rules.ts';

/** A page whose markup has been read. */
interface StyledPage {
  readonly name: string;
  readonly page: Pick<RenderedPage, 'classes' | 'kinds' | 'isInteractive'>;
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

interface StyleParts {
  readonly next: NextSite;
  readonly memo: Memo;
  /** The classes on all pages. */
  readonly everywhere: readonly string[];
}

/**
 * Cuts the one style sheet down to what each page uses. Pages with the same kinds of sections share one. A hydrated
 * page may come to show more than its markup: it also gets the classes its code names. A sheet for the same classes is
 * cut once.
 */
export async function writePageStyles(
  pages: readonly StyledPage[],
  { next, memo, everywhere }: StyleParts,
): Promise<PageStyles> {
  const manifestText = readFileSync(join(next.renderer, 'manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(manifestText);
  const whole = manifest['style.css']?.file ?? '';
  const read = (path: string) => next.read(path).toString();
  const open = openBook(() => read(whole));
  const write = async (parts: readonly unknown[], cut: (book: RuleBook) => string) => {
    const rules = await memo.getAsync('styles', [manifestText, ...parts], async () =>
      cut(await open()),
    );
    return writeSheet(rules, next);
  };
  const own: Record<string, string> = {};
  for (const [kinds, group] of Map.groupBy(pages, ({ page }) => page.kinds)) {
    const isInteractive = group[0]?.page.isInteractive ?? false;
    const classes = new Set([...everywhere, ...group.flatMap(({ page }) => page.classes)]);
    const address = await write([kinds, isInteractive, [...classes].sort()], (book) => {
      const scripts = isInteractive ? codeOf(kinds.split(' '), manifest) : [];
      const named = scripts.flatMap((script) => read(script).split(/[\s"'`]+/));
      return book.forClasses(new Set([...classes, ...named]));
    });
    for (const { name } of group) own[name] = address;
  }
  const paper = await write(['paper'], (book) => book.forPaper());
  return { whole: `/${whole}`, paper, own };
}

/** The style sheet parser is loaded only if there is something to cut. */
function openBook(readWhole: () => string): () => Promise<RuleBook> {
  let book: Promise<RuleBook> | undefined;
  return () => {
    book ??= import('./used-rules.ts').then(({ openRuleBook }) => openRuleBook(readWhole()));
    return book;
  };
}

function writeSheet(rules: string, next: NextSite): string {
  const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
  next.write(`assets/styles/${hash}.css`, rules);
  return `/assets/styles/${hash}.css`;
}

/** The files with the code of the sections that are hydrated. */
function codeOf(kinds: readonly string[], manifest: Manifest): string[] {
  const chunks = new Set(kinds.map((kind) => `src/sections/${kind}.tsx`));
  // Iterating a set also visits entries added on the way.
  for (const chunk of chunks) for (const other of manifest[chunk]?.imports ?? []) chunks.add(other);
  return [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []);
}
