import type { Path, RelatedLine } from '../../diagnostics/diagnostic.ts';
import { anchorsOf, placesOfAnchor } from '../../link/anchors.ts';
import type { Rule } from '../../link/rule.ts';
import { type Entry, recordsOf } from '../../model/content.ts';
import { isRecord } from '../../model/data.ts';
import { readName } from '../../model/letter-case.ts';
import { isNoun, nounNames } from '../../model/nouns.ts';
import { canonicalPath, documentName, type PageAddress } from '../../model/page.ts';
import type { InvalidFile, Source } from '../../model/source.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';
import { pagesToCompare, placeOfTitle } from './compared-pages.ts';

/** Whatever is called by a name, beside what is called so already. What owns the name has it, though it comes later. */
function* repeats<Named>(
  all: Iterable<Named>,
  nameOf: (one: Named) => string,
  isOwner: (one: Named) => boolean = () => false,
): Generator<readonly [first: Named, second: Named]> {
  const known = new Map<string, Named>();
  for (const one of all) {
    const earlier = known.get(nameOf(one));
    const owns = isOwner(one);
    if (!earlier || owns) known.set(nameOf(one), one);
    if (earlier) yield owns ? [one, earlier] : [earlier, one];
  }
}

function relatedAt(source: Source, path: Path, message: string): RelatedLine {
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, message };
}

const firstUsed = 'it is first used here';

/** An address belongs to only one page, and is written once. */
const addresses: Rule = {
  code: 'duplicate-address',
  phase: 'error',
  check(index) {
    const given = pagesToCompare(index).flatMap((page) =>
      page.addresses.map((address) => ({ page, address })),
    );
    const nameOf = ({ address: { path } }: { readonly address: PageAddress }) =>
      readName(documentName(path).replace(/(?<=[^/])\/+$/, ''));
    const taken = repeats(given, nameOf, ({ page, address }) => {
      const line = index.registry?.get(address.path);
      return line?.kind === 'page' && index.currentPageOf(line.id) === page;
    });
    // A page whose addresses are all taken is usually a copy, so one finding is enough.
    const byPage = Map.groupBy(taken, ([, { page }]) => page);
    return [...byPage.values()].flatMap(([pair]) => {
      if (!pair) return [];
      const [{ address: first }, { address }] = pair;
      const related = [relatedAt(first.source, first.at, firstUsed)];
      const text = { message: `the address ${address.path} is taken`, related };
      return [{ source: address.source, path: address.at, ...text }];
    });
  },
};

/** Pages that search engines list have titles of their own. */
const titles: Rule = {
  code: 'duplicate-title',
  phase: 'error',
  check(index) {
    const listed = pagesToCompare(index).filter(({ data }) => data.indexed !== false);
    const found = repeats(listed, ({ data }) => readName(String(data.title)));
    return [...found].flatMap(([first, page]) => {
      const [path, other] = [canonicalPath(page), canonicalPath(first)];
      // Two pages at one address are reported as such.
      if (path === other) return [];
      const message = `${other} and ${path} share the title "${String(page.data.title)}"`;
      const place = placeOfTitle(first);
      const related = [relatedAt(place.source, place.path, 'this is the other one')];
      return [{ ...placeOfTitle(page), message, related }];
    });
  },
};

/** No two sections of a page have the same anchor. */
const anchors: Rule = {
  code: 'duplicate-id',
  phase: 'error',
  check: (index) =>
    index.site.pages.flatMap((page) => {
      const [repeated] = repeats(anchorsOf(index, page), (anchor) => anchor);
      if (!repeated) return [];
      const { source, paths } = placesOfAnchor(page, repeated[0]);
      const [first = ['sections'], second = first] = paths;
      const message = `two parts of this page have the id "${repeated[0]}"`;
      const related = first === second ? {} : { related: [relatedAt(source, first, firstUsed)] };
      return [{ source, path: second, message, ...related }];
    }),
};

/**
 * An id with capitals is already reported for its form. That it is also the id of another record would otherwise only
 * show once that is corrected, so it is reported right away.
 */
const idsInCapitals: Rule = {
  code: 'duplicate-id',
  phase: 'error',
  check: ({ site }) =>
    site.invalidFiles.flatMap((file) => {
      const records = isNoun(file.noun) ? recordsOf(site.content, file.noun) : [];
      return ['id', 'slug'].flatMap((key) => takenName(file, key, records)).slice(0, 1);
    }),
};

function takenName({ source }: InvalidFile, key: string, records: readonly Entry[]) {
  const name = isRecord(source?.data) ? source.data[key] : undefined;
  if (!source || typeof name !== 'string' || name === name.toLowerCase()) return [];
  const owner = records.find(({ data }) => data[key] === name.toLowerCase());
  if (!owner) return [];
  const message = `the ${key} "${name}" is taken: capitals make no difference`;
  const isOwners = `this is the ${owner.source.noun} with that ${key}`;
  const related = [relatedAt(owner.source, [key], isOwners)];
  return [{ source, path: [key], message, related }];
}

/**
 * Two files never give records of one id or one name: `tier-1.yaml` and `tier1.yaml` are both `facts.tier1`, and `a-b/c.yaml`
 * and `a/b-c.yaml` both the vehicle `a-b-c`. Otherwise the second would replace the first without a word.
 */
const names: Rule = {
  code: 'duplicate-name',
  phase: 'error',
  check: ({ site }) =>
    nounNames.flatMap((noun) => {
      const nameOf = ({ id }: Entry) => readName(factName(noun, id) ?? id);
      const found = repeats<Entry>(recordsOf(site.content, noun), nameOf);
      return [...found].map(([first, entry]) => {
        const [{ file }, name] = [first.source, nameOf(entry)];
        const message = `this file and ${file} are both "${name}" for the texts that refer to them`;
        const help = 'Give one of the two another name: capitals and hyphens make no difference.';
        const related = [{ file, line: 1, column: 1, message: `this is "${name}" too` }];
        const span = { line: 1, column: 1, endColumn: 1, start: 0, end: 0 };
        return { source: entry.source, path: [], span, message, help, related };
      });
    }),
};

/** What two of a kind have in common, though each should have its own. */
export const rules: readonly Rule[] = [addresses, titles, anchors, idsInCapitals, names];
