import type { Rule, RuleFinding } from '../../link/rule.ts';
import { sourcesOf } from '../../link/source-files.ts';
import { type Content, recordsOf } from '../../model/content.ts';
import { valueAt } from '../../model/data.ts';
import { isNoun, nouns } from '../../model/nouns.ts';
import { pageNouns } from '../../model/page.ts';
import type { Link, Source } from '../../model/source.ts';
import { nameOfRecord } from '../../resolve/facts/fact-roots.ts';
import { annotationsOf } from '../../schema/annotations.ts';

/**
 * A list on a page that names every record of a noun, or of one owner, except one: most likely it was complete before
 * that one came. A list of one record chooses it.
 */
export const rule: Rule = {
  code: 'all-but-one',
  phase: 'doubt',
  check({ site }) {
    const groups = new Map<string, readonly Group[]>();
    const groupsOf = (noun: string) => {
      const known = groups.get(noun) ?? recordGroups(site.content, noun);
      groups.set(noun, known);
      return known;
    };
    const pages = sourcesOf(site).filter(({ noun }) => pageNouns.some((each) => each === noun));
    return pages.flatMap((source) =>
      listsIn(source).flatMap(({ path, noun, ids }): RuleFinding[] => {
        const group = groupsOf(noun).find((each) => isAllButOne(each, ids));
        if (!group) return [];
        const lost = group.ids.find((id) => !ids.has(id)) ?? '';
        const message = `this list names every ${noun}${group.of} but ${nameOfRecord(noun, lost)}`;
        return [{ source, path, message, help: `Add "${lost}".` }];
      }),
    );
  },
};

/** The records that a list may mean to be complete: all of a noun, or those of one owner. */
interface Group {
  /** The words that name the owner: ` of "acme"`. */
  readonly of: string;
  readonly ids: readonly string[];
}

function recordGroups(content: Content, noun: string): readonly Group[] {
  if (!isNoun(noun)) return [];
  const { owner } = nouns[noun];
  const records = recordsOf(content, noun);
  const all = { of: '', ids: records.map(({ id }) => id) };
  if (owner === undefined) return [all];
  const owned = Map.groupBy(records, ({ data }) => String(data[owner]));
  return [
    all,
    ...[...owned].map(([id, own]) => ({ of: ` of "${id}"`, ids: own.map((each) => each.id) })),
  ];
}

function isAllButOne({ ids }: Group, named: ReadonlySet<string>): boolean {
  return (
    named.size > 1 &&
    ids.length === named.size + 1 &&
    ids.filter((id) => named.has(id)).length === named.size
  );
}

/** The lists of a file whose items refer to records of a noun. */
function listsIn({ links = [], data }: Source) {
  const items = links.filter(({ path }) => typeof path.at(-1) === 'number');
  const lists = Map.groupBy(items, ({ path }) => path.slice(0, -1).join('\n'));
  return [...lists.values()].flatMap((list) => {
    const [first] = list;
    const noun = first && annotationsOf(first.schema)['x-ref'];
    return noun ? [{ path: first.path.slice(0, -1), noun, ids: idsOf(list, data) }] : [];
  });
}

function idsOf(list: readonly Link[], data: unknown): ReadonlySet<string> {
  return new Set(list.map(({ path }) => String(valueAt(data, path)).split('@', 1)[0] ?? ''));
}
