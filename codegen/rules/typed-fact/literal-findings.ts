import type { Fix, Message, Path, Span } from '../../diagnostics/diagnostic.ts';
import { answerable, commentOf } from '../../link/comment.ts';
import type { RuleFinding } from '../../link/rule.ts';
import { valueAt } from '../../model/data.ts';
import { blankReferences, factReferencesIn } from '../../model/fact-reference.ts';
import type { Literal, LiteralText } from '../../model/literal.ts';
import type { Source } from '../../model/source.ts';
import { factName } from '../../resolve/facts/fact-roots.ts';
import type { KnownFacts } from './known-facts.ts';
import { factsOf, factsSpokenOf, isDistinct, type LikelyFact } from './same-facts.ts';
import { siteWide } from './subject.ts';

interface PlacedLiterals extends LiteralText {
  readonly source: Source;
}

/** Findings of the literals of a text; none for those that a comment explains. */
export function literalFindings(
  { source, path, literals }: PlacedLiterals,
  known: KnownFacts,
): readonly RuleFinding[] {
  const sentence = sentenceAt(source, path);
  return literals.flatMap((literal) => {
    const found = factsFor(literal, sentence, known);
    const text = findingText(literal, found);
    if (!text || isExplainedInText(source, literal)) return [];
    const span = source.locateInString(path, literal.offset, literal.text.length);
    if (explained.answers({ source, path, span })) return [];
    const fixes = isInBraces(source, span) ? [] : fixesFor(literal, found, { source, span });
    return [{ source, path, span, ...text, ...(fixes.length > 0 && { fixes }) }];
  });
}

function factsFor(literal: Literal, sentence: string, known: KnownFacts): Facts {
  const facts = factsOf(literal, known);
  const spokenOf = factsSpokenOf(facts, literal, sentence);
  return { facts, spokenOf, isDistinct: isDistinct(literal, known) };
}

/** References to the facts that the text speaks of. */
function fixesFor(
  literal: Literal,
  { facts, spokenOf, isDistinct }: Facts,
  { source, span }: { readonly source: Source; readonly span: Span },
): readonly Fix[] {
  const isOnly = facts.length === 1 && !facts[0]?.hasReadings;
  return spokenOf.slice(0, mostFixes).map((fact) => {
    const text = referenceTo(fact, literal);
    return {
      isSure: isOnly && isDistinct && isCertain(literal, fact, source),
      edits: [{ file: source.file, start: span.start, end: span.end, text }],
    };
  });
}

/** A text, and in the file of a record what that is called. */
function sentenceAt({ noun, id, data }: Source, path: Path): string {
  const isOfRecord = factName(noun, id) !== undefined && !siteWide.includes(noun);
  return `${isOfRecord ? id : ''} ${String(valueAt(data, path))}`;
}

const mostFixes = 3;

interface Facts {
  readonly facts: readonly LikelyFact[];
  /** Those that the text speaks of. */
  readonly spokenOf: readonly LikelyFact[];
  readonly isDistinct: boolean;
}

function findingText(
  { key, text }: Literal,
  { facts, spokenOf, isDistinct }: Facts,
): Message | undefined {
  const [kind = ''] = key.split(' ');
  if (facts.length === 0)
    return kind === 'money' || kind === 'phone' ? unknownText(text) : undefined;
  const isSpokenOf = spokenOf.length > 0;
  const named = isSpokenOf ? spokenOf : facts;
  const paths = named
    .slice(0, mostFixes)
    .map(({ path }) => path)
    .join(' or ');
  const grade = isDistinct
    ? ({ code: 'typed-fact' } as const)
    : ({ code: 'likely-fact', phase: 'warning' } as const);
  if (!isSpokenOf) {
    const message = `"${text}" is typed here, and the fact ${paths} has the same value`;
    return meantOtherwise({ ...grade, message, help: 'If it is that fact, refer to it.' });
  }
  if (isDistinct) {
    return {
      ...grade,
      message: `"${text}" is typed here, but it is the fact ${paths}`,
      help: 'Refer to the fact: what is typed here will be wrong as soon as the fact changes.',
    };
  }
  const message = `"${text}" may be the fact ${paths}`;
  return meantOtherwise({ ...grade, message, help: 'If it is, refer to it.' });
}

function meantOtherwise(text: Message): Message {
  return answerable(text, 'literal', `If it is something else, ${comment}`);
}

const comment = 'write "# literal: <the reason>" above it.';

function unknownText(text: string): Message {
  const message = {
    code: 'unknown-figure',
    phase: 'warning',
    message: `"${text}" is typed here, and it is not a fact`,
    help: 'Make it a fact and refer to it.',
  } as const;
  return answerable(message, 'literal', `If it should stay as it is, ${comment}`);
}

const explained = commentOf('literal');

/** Whether a comment is beside or above every occurrence of a literal, in which case no position is looked up. */
function isExplainedInText({ text }: Source, { text: words }: Literal): boolean {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(words) ? [index] : []));
  return places.length > 0 && places.every((index) => explained.isBeside(lines, index));
}

/** Whether the spelling is distinct and the fact's own, and the file already refers to the fact's group. */
function isCertain({ key, isRecased }: Literal, { path }: LikelyFact, source: Source): boolean {
  const group = path.slice(0, path.lastIndexOf('.') + 1);
  return !key.startsWith('number ') && !isRecased && refersBelow(group, source);
}

function refersBelow(group: string, { text }: Source): boolean {
  return factReferencesIn(text).some(({ path }) => path.startsWith(group));
}

/** Whether the literal is unquoted in a one-line group or list, which the brace of a reference would close. */
function isInBraces({ text }: Source, { start }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /[[{]/.test(blankReferences(before)) && !/["']/.test(before);
}

function referenceTo({ path }: LikelyFact, { key, isCompound }: Literal): string {
  const [kind = ''] = key.split(' ');
  const format = isCompound ? 'compound' : formats[kind];
  return format ? `\${${path} | ${format}}` : `\${${path}}`;
}

const formats: Readonly<Record<string, string>> = { phone: 'phone', number: 'number' };
