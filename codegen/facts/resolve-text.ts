// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { FaultText } from '../diagnostic-list.ts';
import { nearest } from '../nearest.ts';
import type { FactReference, Piece } from './fact-reference.ts';
import { mayHoldReferences, scanReferences } from './fact-reference.ts';
import type { FactValue } from './fact-value.ts';
import { describeFactValue, readFactValue } from './fact-value.ts';
import type { Facts, Scope } from './facts.ts';
import { fittingFormats, formatFact, formatNames } from './format-fact.ts';

/** A fault of a reference, by its place in the text. */
export type TextFault = FaultText & {
  readonly start: number;
  readonly length: number;
  readonly rewrite?: { readonly from: string; readonly to: string };
};

/** What references are resolved with. */
export interface Surroundings {
  readonly facts: Facts;
  readonly scope: Scope;
  /** The facts whose own text refers to facts, as far as they were met: each is resolved once. */
  readonly nested: NestedFacts;
  /** How many facts refer to one another on the way to the text. */
  readonly depth: number;
}

/** Facts by path: what their text comes to, that it has no end, or that it is being resolved. */
type NestedFacts = Map<string, NestedFact | 'open'>;
type NestedFact = { readonly text: string } | { readonly fault: 'circular-fact' | 'too-deep' };

/** Prepares to resolve the texts of one entry. */
export function surroundingsOf(facts: Facts, scope: Scope): Surroundings {
  return { facts, scope, nested: new Map(), depth: 0 };
}

/** A text with its references replaced. */
export interface ResolvedText {
  readonly text: string;
  readonly faults: readonly TextFault[];
}

/** Facts that refer to facts that refer to facts soon come to more than a machine can hold. */
const longest = 5000;
const deepest = 20;

/** Replaces the references of a text; a fact whose text refers to other facts is resolved in turn. */
export function resolveText(text: string, surroundings: Surroundings): ResolvedText {
  const faults: TextFault[] = [];
  const parts: string[] = [];
  let filled = 0;
  for (const piece of scanReferences(text)) {
    const printed = printPiece(piece, surroundings) ?? '';
    if (typeof printed !== 'string') faults.push(printed);
    if (isEndless(printed) && surroundings.depth > 0) break;
    const part = typeof printed === 'string' ? printed : asWritten(piece);
    if (piece.kind === 'reference') filled += part.length;
    if (piece.kind === 'reference' && filled > longest) {
      faults.push(tooLong(piece));
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(''), faults };
}

function asWritten(piece: Piece): string {
  return piece.kind === 'reference' ? `\${${piece.path}}` : '';
}

function isEndless(printed: string | TextFault): boolean {
  return (
    typeof printed !== 'string' && (printed.code === 'circular-fact' || printed.code === 'too-deep')
  );
}

/** The text of a piece, or its fault; nothing if it leads into a refused file. */
function printPiece(piece: Piece, surroundings: Surroundings): string | TextFault | undefined {
  if (piece.kind === 'text') return piece.text;
  if (piece.kind === 'broken') return brokenReference(piece);
  const found = surroundings.facts.lookup(piece.path, surroundings.scope);
  if (found.is === 'refused') return undefined;
  if (found.is === 'unknown') return unknownFact(piece, found.suggestion, found.place);
  return printFact(piece, readFactValue(found.value), surroundings);
}

function printFact(
  reference: FactReference,
  value: FactValue,
  surroundings: Surroundings,
): string | TextFault {
  const { path, format } = reference;
  if (format !== undefined && !formatNames.includes(format))
    return unknownFormat(reference, format);
  if (value.kind === 'empty') {
    return {
      ...placeOfPath(reference),
      code: 'empty-fact',
      message: `the fact "${path}" is empty`,
    };
  }
  const isNested = value.kind === 'text' && mayHoldReferences(value.text);
  if (!isNested) return formatFact(value, format) ?? wrongFormat(reference, value);
  const inner = resolveNested(path, value.text, surroundings);
  if ('fault' in inner)
    return inner.fault === 'too-deep' ? tooDeep(reference) : circular(reference);
  const plain: FactValue = { kind: 'text', text: inner.text };
  return formatFact(plain, format) ?? wrongFormat(reference, plain);
}

function resolveNested(path: string, text: string, surroundings: Surroundings): NestedFact {
  const { nested, depth } = surroundings;
  const known = nested.get(path);
  if (known === 'open') return { fault: 'circular-fact' };
  if (known) return known;
  if (depth === deepest) return { fault: 'too-deep' };
  nested.set(path, 'open');
  const inner = resolveText(text, { ...surroundings, depth: depth + 1 });
  const result = outcomeOf(inner);
  // How deep a fact lies depends on where it is looked at from.
  if ('fault' in result && result.fault === 'too-deep') nested.delete(path);
  else nested.set(path, result);
  return result;
}

/** Other faults of the inner text are told at its own place. */
function outcomeOf({ text, faults }: ResolvedText): NestedFact {
  if (faults.some(({ code }) => code === 'circular-fact')) return { fault: 'circular-fact' };
  if (faults.some(({ code }) => code === 'too-deep')) return { fault: 'too-deep' };
  return { text: faults.some(({ code }) => code === 'too-long') ? '' : text };
}

function brokenReference({ start, length, problem }: Piece & { kind: 'broken' }): TextFault {
  const help =
    'A reference is written ${path} or ${path | format}, as in ${site.name}. For the signs themselves write $${.';
  return { start, length, code: 'broken-reference', message: problem, help };
}

function unknownFact(
  reference: FactReference,
  suggestion: string | undefined,
  place: { file: string; line: number; column: number; message: string } | undefined,
): TextFault {
  const guess = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
  return {
    ...placeOfPath(reference),
    code: 'unknown-fact',
    message: `there is no fact "${reference.path}"${guess}`,
    ...(place ? { related: [place] } : {}),
    ...(suggestion ? { rewrite: { from: reference.path, to: suggestion } } : {}),
  };
}

function unknownFormat(reference: FactReference, format: string): TextFault {
  const guess = nearest(format, formatNames);
  return {
    ...placeOfFormat(reference),
    code: 'unknown-format',
    message: `there is no format "${format}"${guess ? `; did you mean "${guess}"?` : ''}`,
    help: `Formats: ${formatNames.join(', ')}.`,
    ...(guess ? { rewrite: { from: format, to: guess } } : {}),
  };
}

function wrongFormat(reference: FactReference, value: FactValue): TextFault {
  const { path, format } = reference;
  const fitting = fittingFormats(value).map(({ name, sample }) => `${name} (${sample})`);
  const what = `"${path}" is ${describeFactValue(value)}`;
  return {
    ...(format === undefined ? placeOfPath(reference) : placeOfFormat(reference)),
    code: 'wrong-format',
    message:
      format === undefined
        ? `${what} and cannot be printed as it is`
        : `${what}; the format "${format}" does not fit it`,
    help:
      fitting.length > 0
        ? `Formats that fit: ${fitting.join(', ')}.`
        : 'Refer to one of its parts.',
  };
}

function circular(reference: FactReference): TextFault {
  const message = `the text of "${reference.path}" refers to itself`;
  return { ...placeOfPath(reference), code: 'circular-fact', message };
}

function tooDeep(reference: FactReference): TextFault {
  const message = `the text of "${reference.path}" refers to facts that refer to facts, more than ${deepest} deep`;
  return { ...placeOfPath(reference), code: 'too-deep', message };
}

function tooLong(reference: FactReference): TextFault {
  const limit = longest.toLocaleString('en-US');
  const message = `with "${reference.path}" filled in, the facts of this text come to more than ${limit} characters`;
  return { ...placeOfPath(reference), code: 'too-long', message };
}

function placeOfPath({ pathStart, path }: FactReference) {
  return { start: pathStart, length: path.length };
}

function placeOfFormat({ formatStart, format = '' }: FactReference) {
  return { start: formatStart, length: format.length };
}
