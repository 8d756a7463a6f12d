import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDocument } from '../../generated/sections.ts';
import type { PageStyles } from '../src/shell/own-styles.ts';
import { plain } from './entities.ts';
import type { Staging } from './staging.ts';
import { openRuleBook } from './used-rules.ts';

/** A page as it was rendered. */
export interface Draft {
  readonly path: string;
  readonly name: string;
  readonly file: string;
  readonly html: string;
  readonly page: PageDocument;
}

type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[] }>>;

/**
 * Cuts the one style sheet to what each page uses. Pages with the same kinds of sections share what is cut. A page
 * that React takes over may come to show more than its markup: it also gets what its code names.
 */
export function writePageStyles(drafts: readonly Draft[], staging: Staging): PageStyles {
  const read = (path: string) => readFileSync(staging.find(path) ?? path, 'utf8');
  const manifest: Manifest = JSON.parse(
    readFileSync(join(staging.renderer, 'manifest.json'), 'utf8'),
  );
  const whole = manifest['style.css']?.file ?? '';
  const book = openRuleBook(read(whole));
  const write = (rules: string) => {
    const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
    staging.write(`assets/styles/${hash}.css`, rules);
    return `/assets/styles/${hash}.css`;
  };
  const own: Record<string, string> = {};
  for (const group of Map.groupBy(drafts, kindsOf).values()) {
    const scripts = codeOf(group[0]?.page, manifest);
    const classes = [
      ...group.flatMap(({ html }) => classesIn(html)),
      ...scripts.flatMap((script) => read(script).split(/[\s"'`]+/)),
    ];
    const address = write(book.forClasses(new Set(classes)));
    for (const { name } of group) own[name] = address;
  }
  return { whole: `/${whole}`, paper: write(book.forPaper()), own };
}

function kindsOf({ page }: Draft): string {
  return [...new Set(page.sections.map(({ kind }) => kind))].sort().join(' ');
}

/** The files with the code of a page that React takes over. */
function codeOf(page: PageDocument | undefined, manifest: Manifest): string[] {
  if (!page?.interactive) return [];
  const chunks = new Set(page.sections.map(({ kind }) => `src/sections/${kind}.tsx`));
  // A set also visits what is added on the way.
  for (const chunk of chunks) for (const other of manifest[chunk]?.imports ?? []) chunks.add(other);
  return [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []);
}

function classesIn(html: string): string[] {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  return [...lists].flatMap((list) => plain(list).split(' '));
}
