import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts';
import { recordsOf } from '../../model/content.ts';
import { optionalText } from '../../model/data.ts';
import { nounNames } from '../../model/nouns.ts';
import type { Source } from '../../model/source.ts';
import { gatherFacts } from '../../resolve/facts/fact-roots.ts';
import type { Site } from '../../site/site.ts';
import { type KnownFacts, knownFacts } from './known-facts.ts';
import { literalFaults } from './literal-faults.ts';
import { isInName, namesWithNumbers } from './names-with-numbers.ts';
import { createRecordNames, namesIn } from './record-names.ts';
import { type Literal, mayHoldLiterals, scanLiterals } from './scan-literals.ts';

/** Finds facts that are typed into texts, where they go out of date unseen. */
export function checkLiterals({ content, refused }: Site): Diagnostic[] {
  const dealer = ['name', 'email'].flatMap((key): Name[] => {
    const words = optionalText(content.site?.data ?? {}, key);
    return words ? [{ words: words.toLowerCase(), path: `site.${key}` }] : [];
  });
  let known: KnownFacts | undefined;
  let titles: readonly string[] | undefined;
  // A name may belong to something in a file that is refused.
  const recordNames = refused.length > 0 ? () => [] : createRecordNames(content);
  const faults: Diagnostic[] = [];
  const nouns = nounNames.filter((noun) => !withoutCopy.includes(noun));
  for (const { source } of nouns.flatMap((noun) => recordsOf(content, noun))) {
    const own = recordNames(source);
    visitTexts(source.data, [], (text, path) => {
      const found = [...literalsIn(text, dealer), ...namesIn(text, own)].filter(
        (literal) => !isHome(source, path, literal),
      );
      if (found.length === 0) return;
      titles ??= namesWithNumbers(content);
      const named = titles;
      const literals = found.filter((literal) => !isInName(text, literal, named));
      known ??= knownFacts(gatherFacts(content, []).tree);
      faults.push(...literalFaults({ source, path: [...path], literals }, known));
    });
  }
  return faults;
}

/** Files of figures and addresses. */
const withoutCopy: readonly string[] = ['coast', 'units', 'urls'];

/** What the dealer is called, in lower case, and the fact that says it. */
interface Name {
  readonly words: string;
  readonly path: string;
}

function literalsIn(text: string, names: readonly Name[]): readonly Literal[] {
  const figures = mayHoldLiterals(text) ? scanLiterals(text) : [];
  const named = names.flatMap(({ words, path }): Literal[] => {
    const offset = text.length < words.length ? -1 : text.toLowerCase().indexOf(words);
    if (offset === -1) return [];
    return [{ key: `text ${path}`, text: text.slice(offset, offset + words.length), offset }];
  });
  return named.length > 0 ? [...figures, ...named] : figures;
}

/** Visits every text with its path, which is good for the time of the visit: a check sees thousands of them. */
function visitTexts(
  value: unknown,
  path: (string | number)[],
  visit: (text: string, path: Path) => void,
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const step in value) {
    path.push(isList ? Number(step) : step);
    visitTexts(value[step as keyof typeof value], path, visit);
    path.pop();
  }
}

/** Where names and numbers of the dealer are written, and where a fact is a text of its own figures. */
function isHome({ noun }: Source, path: Path, { key }: Literal): boolean {
  if (noun === 'site') return ['name', 'email', 'phones'].includes(String(path[0]));
  if (noun !== 'pricing' && noun !== 'facts') return false;
  return path.at(-1) === 'text' && !/^(?:phone|text) /.test(key);
}
