import type { RelatedLine } from '../../diagnostics/diagnostic.ts';
import type { LinkedSite, Rule, RuleFinding } from '../../link/rule.ts';
import { sourcesOf, valuesIn } from '../../link/source-files.ts';
import { recordsOf } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';
import { factReferencesIn } from '../../model/fact-reference.ts';
import { type InnerRow, innerRows, recordsById } from '../../model/inner-nouns.ts';
import type { Source } from '../../model/source.ts';
import { annotationsOf } from '../../schema/annotations.ts';

/**
 * A text that says of several records what no longer holds for one: that they share a phone, say, or that the phone it prints
 * is that of the one it names.
 */
export const rule: Rule = {
  code: 'not-shared',
  phase: 'doubt',
  check: (site) =>
    kindsIn(site).flatMap((kind) =>
      sourcesOf(site.site).flatMap((source) =>
        valuesIn(source).texts.flatMap(({ path, value }): RuleFinding[] => {
          const found = foundIn(value, kind);
          return found ? [{ source, path, ...found }] : [];
        }),
      ),
    ),
};

/** A record inside a file, and the records of one other noun that it names. */
interface Sibling {
  readonly id: string;
  readonly name: string;
  readonly uses: ReadonlySet<string>;
  readonly line: Omit<RelatedLine, 'message'>;
}

/** Records beside each other that do not all name the same record of a noun: departments with several phones. */
interface Kind {
  /** What they name, and where it stands: `phone`, `site.phones`. */
  readonly noun: string;
  readonly below: string;
  /** The first steps of their own facts: `site.departments`. */
  readonly own: string;
  readonly siblings: readonly Sibling[];
  /** The words by which texts say that there is but one, in the language of the site. */
  readonly words: readonly string[];
}

function kindsIn(site: LinkedSite): readonly Kind[] {
  return Object.entries(innerRows).flatMap(([noun, row]) => {
    const home = recordsOf(site.site.content, row.home)[0]?.source;
    if (row.below === undefined || row.namedBy || !home || home.id !== row.home) return [];
    const records = recordsById(site.site.content, noun);
    return Object.entries(innerRows).flatMap(([used, other]): Kind[] => {
      const siblings = records.flatMap(([id, data]) => {
        const name = optionalText(data, 'name');
        const own = name === undefined ? undefined : usesOf(site, { home, row, id, used });
        return name !== undefined && own ? [{ id, name, ...own }] : [];
      });
      const below = `${other.home}.${other.below}`;
      const isNumber = recordsById(site.site.content, used).some(([, data]) => 'number' in data);
      const words = isNumber ? wordsForOne(site) : [];
      const kind = { noun: used, below, words, own: `${row.home}.${row.below}`, siblings };
      return siblings.length > 1 && outliersOf(siblings, siblings).length > 0 ? [kind] : [];
    });
  });
}

interface UseRequest {
  readonly home: Source;
  readonly row: InnerRow;
  readonly id: string;
  readonly used: string;
}

/** The records of a noun that a record inside a file names, and where it names the first. */
function usesOf({ references }: LinkedSite, { home, row, id, used }: UseRequest) {
  const own = references.filter(
    ({ source, path, schema }) =>
      source === home &&
      path[0] === row.below &&
      path[1] === id &&
      annotationsOf(schema)['x-ref'] === used,
  );
  const [first] = own;
  if (!first) return undefined;
  const { line, column } = home.locate(first.path);
  const uses = new Set(own.map(({ value }) => String(value)));
  return { uses, line: { file: home.file, line, column } };
}

/** Those that lack what most of all have. */
function outliersOf(some: readonly Sibling[], all: readonly Sibling[]): readonly Sibling[] {
  const ids = all.flatMap(({ uses }) => [...uses]);
  const count = (id: string) => ids.filter((each) => each === id).length;
  const [usual = ''] = [...new Set(ids)].toSorted((one, other) => count(other) - count(one));
  return some.filter(({ uses }) => !uses.has(usual));
}

function foundIn(text: string, kind: Kind) {
  const named = kind.siblings.filter((each) => isNamed(each, text, kind));
  const [other] = isOfOne(text, kind)
    ? outliersOf(named.length > 0 ? named : kind.siblings, kind.siblings)
    : strangersIn(text, named, kind);
  if (!other) return undefined;
  const ids = [...other.uses].map((id) => `"${id}"`).join(' and ');
  const message = `this may not hold any more: ${other.name} has the ${kind.noun} ${ids}`;
  return {
    message,
    atField: `Does “${text}” still hold? ${other.name} has another ${kind.noun}.`,
    help: `Say it so that it holds for ${other.name} too, or name its ${kind.noun}.`,
    related: [{ ...other.line, message: `the ${kind.noun} of ${other.name}` }],
  };
}

/** Those that a text names beside what is not theirs, without what is. */
function strangersIn(text: string, named: readonly Sibling[], { noun, below }: Kind) {
  const printed = [
    ...factReferencesIn(text).flatMap(({ path }) =>
      path.startsWith(`${below}.`) ? (path.slice(below.length + 1).split(/[.@]/)[0] ?? []) : [],
    ),
    ...[...text.matchAll(/\]\((\w+):([^()]*)\)/g)].flatMap(([, of, id = '']) =>
      of === noun ? id : [],
    ),
  ];
  if (printed.length === 0) return [];
  return named.filter(({ uses }) => !printed.some((id) => uses.has(id)));
}

function isNamed({ id, name }: Sibling, text: string, { own }: Kind): boolean {
  const isOwnFact = factReferencesIn(text).some(({ path }) =>
    `${path}.`.startsWith(`${own}.${id}.`),
  );
  return isOwnFact || has(text, name);
}

function wordsForOne({ site: { content } }: LinkedSite): readonly string[] {
  const written = optionalText(content.site?.data ?? {}, 'oneNumber') ?? '';
  return written.split(',').flatMap((word) => word.trim() || []);
}

function isOfOne(text: string, { words }: Kind): boolean {
  return words.some((word) => has(text, word));
}

/** Whether a text has words, and not as a part of others. */
function has(text: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'iu').test(
    text,
  );
}
