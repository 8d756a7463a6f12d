import type { ChangedPage, Difference } from '../changes.ts';
import { compareTexts } from './compare-texts.ts';
import { type PageReading, readMain, readTexts } from './read-texts.ts';

/** A page as it was built. */
export interface BuiltPage {
  readonly html: string;
  /** How many bytes a first visit loads. */
  readonly bytes: number;
}

/** The built pages of a site by address, and what is known about each. */
export interface BuiltPages {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  about(path: string): Pick<ChangedPage, 'kind' | 'name'>;
}

/** Every page whose HTML differs in any byte; `moved` gives the former address of a page that moved. */
export function comparePages(
  before: BuiltPages,
  after: BuiltPages,
  moved: ReadonlyMap<string, string>,
): ChangedPage[] {
  const left = new Set(before.pages.keys());
  const changed = [...after.pages].flatMap(([path, page]) => {
    const from = before.pages.has(path) ? path : moved.get(path);
    const old = from === undefined ? undefined : before.pages.get(from);
    if (from !== undefined) left.delete(from);
    const parts = { path, ...after.about(path) };
    if (old && from === path) return old.html === page.html ? [] : changedPage(parts, old, page);
    return old ? { ...changedPage(parts, old, page), from: from ?? '' } : newPage(parts, page);
  });
  const removed = [...left].map((path) =>
    gonePage({ path, ...before.about(path) }, before.pages.get(path)),
  );
  return [...changed, ...removed];
}

type Identity = Pick<ChangedPage, 'path' | 'kind' | 'name'>;

const unchanged = { texts: [], differences: [] };

function newPage(identity: Identity, { html, bytes }: BuiltPage): ChangedPage {
  const title = titleOf(readTexts(html));
  const says = readMain(html);
  return { ...identity, ...unchanged, state: 'added', title, says, bytes: { after: bytes } };
}

function gonePage(identity: Identity, page: BuiltPage | undefined): ChangedPage {
  const title = page ? titleOf(readTexts(page.html)) : '';
  const bytes = page ? { before: page.bytes } : {};
  return { ...identity, ...unchanged, state: 'removed', title, bytes };
}

function titleOf({ texts }: PageReading): string {
  const parts = texts.filter(({ role }) => role === 'title');
  return parts.map(({ text }) => text).join(' ');
}

function changedPage(identity: Identity, before: BuiltPage, after: BuiltPage): ChangedPage {
  const [old, fresh] = [readTexts(before.html), readTexts(after.html)];
  const { texts, isReordered } = compareTexts(old.texts, fresh.texts);
  const loaded = (['pictures', 'preview', 'files'] as const).filter(
    (what) => old[what] !== fresh[what],
  );
  const seen: Difference[] = [...(isReordered ? (['order'] as const) : []), ...loaded];
  const isExplained = texts.length + seen.length > 0;
  return {
    ...identity,
    state: 'changed',
    title: titleOf(fresh),
    texts,
    differences: isExplained ? seen : ['markup'],
    bytes: { before: before.bytes, after: after.bytes },
  };
}
