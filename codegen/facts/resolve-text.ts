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

/** What references are resolved with. `trail` holds the facts whose own text is being resolved. */
export interface Surroundings {
  readonly facts: Facts;
  readonly scope: Scope;
  readonly trail?: readonly string[];
}

/** A text with its references replaced. */
export interface ResolvedText {
  readonly text: string;
  readonly faults: readonly TextFault[];
}

/** Replaces the references of a text; a fact whose text refers to other facts is resolved in turn. */
export function resolveText(text: string, surroundings: Surroundings): ResolvedText {
  const faults: TextFault[] = [];
  const parts = scanReferences(text).map((piece) => {
    const printed = printPiece(piece, surroundings);
    if (typeof printed === 'string') return printed;
    if (printed) faults.push(printed);
    return piece.kind === 'reference' ? `\${${piece.path}}` : '';
  });
  return { text: parts.join(''), faults };
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
  const trail = surroundings.trail ?? [];
  if (trail.includes(path)) return circularFact(reference);
  const inner = resolveText(value.text, { ...surroundings, trail: [...trail, path] });
  // Other faults of the inner text are told at its own place.
  if (inner.faults.some((fault) => fault.code === 'circular-fact')) return circularFact(reference);
  const plain: FactValue = { kind: 'text', text: inner.text };
  return formatFact(plain, format) ?? wrongFormat(reference, plain);
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

function circularFact(reference: FactReference): TextFault {
  const message = `the text of "${reference.path}" refers to itself`;
  return { ...placeOfPath(reference), code: 'circular-fact', message };
}

function placeOfPath({ pathStart, path }: FactReference) {
  return { start: pathStart, length: path.length };
}

function placeOfFormat({ formatStart, format = '' }: FactReference) {
  return { start: formatStart, length: format.length };
}
