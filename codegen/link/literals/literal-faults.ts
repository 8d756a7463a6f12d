import type { Diagnostic, Path, Span } from '../../diagnostics/diagnostic.ts';
import { type FaultText, faultAt } from '../../diagnostics/faults.ts';
import type { Literal, LiteralText } from '../../model/literal.ts';
import type { Source } from '../../model/source.ts';
import { commentOf } from '../comment.ts';
import type { KnownFact } from './facts-below.ts';
import type { KnownFacts } from './known-facts.ts';
import { factsOf, isDistinct } from './same-facts.ts';

interface PlacedLiterals extends LiteralText {
  readonly source: Source;
}

/** Faults of the literals of a text; none for those that a comment explains. */
export function literalFaults(
  { source, path, literals }: PlacedLiterals,
  known: KnownFacts,
): readonly Diagnostic[] {
  return literals.flatMap((literal) => {
    const text = faultText(literal, known);
    if (!text || isExplainedInText(source, literal)) return [];
    const span = source.locateInString(path, literal.offset, literal.text.length);
    if (isExplained(source, path, span)) return [];
    const facts = isInBraces(source, span) ? [] : factsOf(literal, known).slice(0, mostFixes);
    const fixes = facts.map((fact) => ({
      isSure: isSure(literal, fact, { source, known }),
      edits: [
        { file: source.file, start: span.start, end: span.end, text: referenceTo(fact, literal) },
      ],
    }));
    return [faultAt(source.file, span, { ...text, ...(fixes.length > 0 && { fixes }) })];
  });
}

const mostFixes = 3;

function faultText(literal: Literal, known: KnownFacts): FaultText | undefined {
  const facts = factsOf(literal, known);
  const [kind = ''] = literal.key.split(' ');
  if (facts.length === 0)
    return kind === 'usd' || kind === 'phone' ? unknownText(literal) : undefined;
  const paths = facts.slice(0, mostFixes).map(({ path }) => path);
  const written = `"${literal.text}"`;
  if (isDistinct(literal, known)) {
    return {
      code: 'typed-fact',
      message: `${written} is typed here, but it is the fact ${paths.join(' or ')}`,
      help: 'Refer to the fact: what is typed here will be wrong as soon as the fact changes.',
    };
  }
  return {
    code: 'likely-fact',
    severity: 'warning',
    message: `${written} may be the fact ${paths.join(' or ')}`,
    help: 'If it is, refer to it. If it is something else, write "# literal: <the reason>" above it.',
  };
}

function unknownText({ text }: Literal): FaultText {
  return {
    code: 'unknown-figure',
    severity: 'warning',
    message: `"${text}" is typed here, and it is not a fact`,
    help: 'Make it a fact and refer to it. If it should stay as it is, write "# literal: <the reason>" above it.',
  };
}

const explained = commentOf('literal');

/** Whether a comment is beside or above every occurrence of a literal, in which case no position is looked up. */
function isExplainedInText({ text }: Source, { text: words }: Literal): boolean {
  const lines = text.split('\n');
  const places = lines.flatMap((line, index) => (line.includes(words) ? [index] : []));
  return places.length > 0 && places.every((index) => explained.isBeside(lines, index));
}

/** Whether a comment is beside or above the literal or the key of its text. */
function isExplained(source: Source, path: Path, { line }: Span): boolean {
  const lines = source.text.split('\n');
  const key = source.locate(path, 'key').line;
  return [line, key].some((each) => explained.isBeside(lines, each - 1));
}

/** Whether only one fact has this value, the spelling is distinct, and the file already refers to the fact's group. */
function isSure(
  literal: Literal,
  fact: KnownFact,
  { source, known }: { source: Source; known: KnownFacts },
): boolean {
  const isOnly = factsOf(literal, known).length === 1 && !fact.hasReadings;
  const isSpelled = !literal.key.startsWith('number ') && isDistinct(literal, known);
  const group = fact.path.slice(0, fact.path.lastIndexOf('.') + 1);
  return isOnly && isSpelled && source.text.includes(`\${${group}`);
}

/** Whether the literal is unquoted in a one-line group or list, which the brace of a reference would close. */
function isInBraces({ text }: Source, { start }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /[[{]/.test(before.replaceAll(/\$\{[^{}]*\}/g, '')) && !/["']/.test(before);
}

function referenceTo({ path }: KnownFact, { key, isCompound }: Literal): string {
  const [kind = ''] = key.split(' ');
  const format = isCompound ? 'compound' : formats[kind];
  return format ? `\${${path} | ${format}}` : `\${${path}}`;
}

const formats: Readonly<Record<string, string>> = { phone: 'phone', number: 'number' };
