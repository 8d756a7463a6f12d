import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageStyles } from '../src/shell/own-styles.ts';
import { fingerprint } from './fingerprint.ts';
import type { PageMemory, SheetMemory } from './site-memory.ts';
import type { Staging } from './staging.ts';
import type { RuleBook } from './used-rules.ts';

/** A page whose markup has been read. */
export interface StyledPage {
  readonly name: string;
  readonly facts: PageMemory;
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

type Sheets = Readonly<Record<string, SheetMemory>>;

/** The print style sheet, among those of the pages. */
const paper = '@paper';

interface StyleParts {
  readonly staging: Staging;
  /** The classes on all pages. */
  readonly everywhere: readonly string[];
  /** The style sheets of the last build. */
  readonly known: Sheets;
}

/**
 * Cuts the one style sheet down to what each page uses. Pages with the same kinds of sections share one. A hydrated
 * page may come to show more than its markup: it also gets the classes its code names. A sheet for the same classes as
 * in the last build is not cut again.
 */
export async function writePageStyles(
  pages: readonly StyledPage[],
  { staging, everywhere, known }: StyleParts,
): Promise<{ styles: PageStyles; sheets: Sheets }> {
  const manifestText = readFileSync(join(staging.renderer, 'manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(manifestText);
  const whole = manifest['style.css']?.file ?? '';
  const read = (path: string) => readFileSync(staging.find(path) ?? path, 'utf8');
  const open = openBook(() => read(whole));
  const sheets: Record<string, SheetMemory> = {};
  const write = async (
    name: string,
    parts: readonly unknown[],
    cut: (book: RuleBook) => string,
  ) => {
    const key = fingerprint([manifestText, ...parts]);
    const last = known[name];
    const address =
      last?.key === key && staging.find(last.address.slice(1)) ? last.address : undefined;
    sheets[name] = { key, address: address ?? writeSheet(cut(await open()), staging) };
    if (address) staging.retain(address.slice(1));
    return sheets[name].address;
  };
  const own: Record<string, string> = {};
  for (const [kinds, group] of Map.groupBy(pages, ({ facts }) => facts.kinds)) {
    const isInteractive = group[0]?.facts.isInteractive ?? false;
    const classes = new Set([...everywhere, ...group.flatMap(({ facts }) => facts.classes)]);
    const address = await write(kinds, [isInteractive, [...classes].sort()], (book) => {
      const scripts = isInteractive ? codeOf(kinds.split(' '), manifest) : [];
      const named = scripts.flatMap((script) => read(script).split(/[\s"'`]+/));
      return book.forClasses(new Set([...classes, ...named]));
    });
    for (const { name } of group) own[name] = address;
  }
  const forPaper = await write(paper, [], (book) => book.forPaper());
  return { styles: { whole: `/${whole}`, paper: forPaper, own }, sheets };
}

/** The style sheet parser is loaded only if there is something to cut. */
function openBook(readWhole: () => string): () => Promise<RuleBook> {
  let book: Promise<RuleBook> | undefined;
  return () => {
    book ??= import('./used-rules.ts').then(({ openRuleBook }) => openRuleBook(readWhole()));
    return book;
  };
}

function writeSheet(rules: string, staging: Staging): string {
  const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
  staging.write(`assets/styles/${hash}.css`, rules);
  return `/assets/styles/${hash}.css`;
}

/** The files with the code of the sections that are hydrated. */
function codeOf(kinds: readonly string[], manifest: Manifest): string[] {
  const chunks = new Set(kinds.map((kind) => `src/sections/${kind}.tsx`));
  // Iterating a set also visits entries added on the way.
  for (const chunk of chunks) for (const other of manifest[chunk]?.imports ?? []) chunks.add(other);
  return [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []);
}
