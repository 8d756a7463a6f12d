import { describe, expect, test } from 'vitest';
import { canonicalPath } from '../../model/page.ts';
import type { Source } from '../../model/source.ts';
import type { Site } from '../../site/site.ts';
import { documentsOf, readDealer } from '../../testing/changed-dealer.ts';
import { createRandom } from '../../testing/random-edit.ts';
import { unwatched } from '../context/watcher.ts';
import { makePages } from './make-pages.ts';

// `EDITS=500 SEED=7 npx vitest run codegen/derive/kept` makes other edits and more of them.
const { EDITS = 15, SEED = 1 } = process.env;

const helpers = { hasFiles: () => true, recall: unwatched.recall };
const siteOf = await readDealer();
const { site, sources } = siteOf();
const before = documentsOf(site);
const { state } = makePages(site, undefined, helpers);
const last = { ...state, files: {} };
const random = createRandom(Number(SEED));
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/** The pages of another site that are not made again. */
function leftAlone(other: Site): string[] {
  const { pages } = makePages(other, last, helpers);
  return pages.flatMap(({ page, made }) => (made ? [] : canonicalPath(page)));
}

/** The groups and lists in data. */
function groupsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const group = value as Record<string, unknown>;
  return [group, ...Object.values(group).flatMap(groupsIn)];
}

/** The same files, something in one of them taken out, put in, exchanged, or written otherwise. */
function edited(): { words: string; sources: readonly Source[] } {
  const own = pick(sources);
  const data = structuredClone(own.data);
  const group = pick(groupsIn(data));
  const [key, other] = [pick(Object.keys(group)), pick(Object.keys(group))];
  const edit = pick(['remove', 'add', 'swap', 'write', 'write']);
  if (edit === 'remove') Array.isArray(group) ? group.pop() : delete group[key];
  if (edit === 'add')
    Array.isArray(group) ? group.push(group[0]) : Object.assign(group, { more: 1 });
  if (edit === 'swap') [group[key], group[other]] = [group[other], group[key]];
  if (edit === 'write') {
    const value = group[key];
    group[key] = typeof value === 'number' ? value * 10 + 1 : `${value} otherwise`;
  }
  const words = `${own.file}: ${edit} ${key} ${other}`;
  return { words, sources: sources.map((each) => (each === own ? { ...each, data } : each)) };
}

describe('a page is left alone', () => {
  test('where nothing was edited', () => {
    expect(leftAlone(site)).toEqual(site.pages.map(canonicalPath));
  });

  test(`only if it would come out the same, after any of ${EDITS} edits`, () => {
    let alone = 0;
    for (let done = 0; done < Number(EDITS); ) {
      const { words, sources: others } = edited();
      let other: Site;
      let after: ReturnType<typeof documentsOf>;
      try {
        other = siteOf(others).site;
        after = documentsOf(other);
      } catch {
        // The schemas would have refused it.
        continue;
      }
      const paths = leftAlone(other);
      const wrong = paths.filter((path) => before.pages.get(path) !== after.pages.get(path));
      expect([words, wrong]).toEqual([words, []]);
      alone += paths.length;
      done += 1;
    }
    expect(alone).toBeGreaterThan((Number(EDITS) * site.pages.length) / 3);
  });
});
