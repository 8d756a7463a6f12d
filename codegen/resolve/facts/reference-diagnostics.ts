// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.

import type { TextFinding } from '../../diagnostics/finding.ts';
import { suggest } from '../../diagnostics/nearest.ts';
import { didYouMean } from '../../diagnostics/phrases.ts';
import type { FactReference, Piece } from '../../model/fact-reference.ts';
import { formerUnits } from '../../model/units.ts';
import { describeFactValue, type FactValue } from './fact-value.ts';
import type { NamedRecord } from './facts.ts';
import { fittingFormats, formatNames } from './format-fact.ts';
import { type OwnNames, ownPath } from './own-names.ts';
import type { Printer } from './printer.ts';
import type { MeantReference } from './suggest-reference.ts';
import type { UnknownPath } from './unknown-path.ts';

/** How many characters facts may add to one text: facts that refer to facts can exhaust memory. */
export const maxTextLength = 5000;

/** How long a chain of facts that refer to one another may be. */
export const maxReferenceDepth = 20;

/** A reference with a syntax mistake, and the one that was meant. */
export function brokenReference(
  { start, length, problem }: Piece & { kind: 'broken' },
  meant: MeantReference | undefined,
): TextFinding {
  const help = meant
    ? `Write ${meant.word}.`
    : 'A reference is written ${path} or ${path | format}, as in ${site.name}. To print the characters ${ themselves, write $${.';
  return {
    start,
    length: Math.max(length, meant?.from.length ?? 0),
    code: 'broken-reference',
    message: problem,
    help,
    ...(meant && { rewrite: { from: meant.from, to: { word: meant.word, isSure: true } } }),
  };
}

/** A reference to an unknown fact. */
export function unknownFact(
  reference: FactReference,
  { missing, suggestion, place, fixes, beside }: UnknownPath,
): TextFinding {
  const question = suggestion === undefined ? '' : didYouMean(reference.path, suggestion.word);
  return {
    ...rangeOfPath(reference),
    code: 'unknown-fact',
    ...(missing !== undefined && { cause: missing }),
    message: `there is no fact "${reference.path}"${question}`,
    ...(beside ? { help: `Known here: ${beside}.` } : {}),
    ...(place ? { related: [place] } : {}),
    ...(fixes ? { fixes } : {}),
    ...(suggestion ? { rewrite: { from: reference.path, to: suggestion } } : {}),
  };
}

/** A reference to the id of a record, which nobody should read. */
export function bareId(
  reference: FactReference,
  { noun, namePath }: NamedRecord,
  names: OwnNames,
): TextFinding {
  const { path } = reference;
  const meant = namePath === undefined ? undefined : ownPath(namePath, names);
  return {
    ...rangeOfPath(reference),
    code: 'bare-id',
    message: `"${path}" is only the id of a ${noun}, which visitors should not read${meant ? `; did you mean "${meant}"?` : ''}`,
    help: `Refer to what the ${noun} is called: a reference goes on into the record that it names.`,
    ...(meant && { rewrite: { from: path, to: { word: meant, isSure: false } } }),
  };
}

/** An unknown format. */
export function unknownFormat(reference: FactReference, format: string): TextFinding {
  const unit = formerUnits[format];
  const meant = unit ? { word: unit, isSure: true } : suggest(format, formatNames);
  return {
    ...rangeOfFormat(reference),
    code: 'unknown-format',
    message: `there is no format "${format}"${meant ? didYouMean(format, meant.word) : ''}`,
    help: `Formats: ${formatNames.join(', ')}.`,
    ...(meant ? { rewrite: { from: format, to: meant } } : {}),
  };
}

/** A format that cannot print the fact. */
export function wrongFormat(
  reference: FactReference,
  value: FactValue,
  print: Printer,
): TextFinding {
  const { path, format } = reference;
  if (value.kind === 'group') return groupDiagnostic(reference, value.keys);
  const fitting = fittingFormats(value, print).map(({ name, sample }) => `${name} (${sample})`);
  const what = `"${path}" is ${describeFactValue(value)}`;
  return {
    ...(format === undefined ? rangeOfPath(reference) : rangeOfFormat(reference)),
    code: 'wrong-format',
    message:
      format === undefined
        ? `${what} and cannot be printed as it is`
        : `${what}; the format "${format}" does not fit it`,
    ...(fitting.length > 0 && { help: `Formats that fit: ${fitting.join(', ')}.` }),
  };
}

const fewParts = 8;

/** A reference that ends a step too early, at a group of facts. */
function groupDiagnostic(reference: FactReference, keys: readonly string[]): TextFinding {
  const { path } = reference;
  const [only, ...others] = keys;
  const parts = keys.slice(0, fewParts).map((key) => `${path}.${key}`);
  const isOne = only !== undefined && others.length === 0;
  return {
    ...rangeOfPath(reference),
    code: 'wrong-format',
    message: `"${path}" is a group of facts and cannot be printed as it is`,
    help: `Refer to one of its parts: ${parts.join(', ')}${keys.length > fewParts ? ', …' : ''}.`,
    ...(isOne && { rewrite: { from: path, to: { word: `${path}.${only}`, isSure: true } } }),
  };
}

/** A reference that prints one of several readings of a fact without saying which. */
export function unlabelledReading(reference: FactReference, label: string): TextFinding {
  const { path, format } = reference;
  return {
    ...(format === undefined ? rangeOfPath(reference) : rangeOfFormat(reference)),
    code: 'unlabelled-reading',
    message: `"${path}" has two readings, so its label must be printed beside it`,
    help: `Write \${${path} | labelled}, which prints "${label}" before the value.`,
  };
}

/** An empty fact. */
export function emptyFact(reference: FactReference): TextFinding {
  const message = `the fact "${reference.path}" is empty`;
  return { ...rangeOfPath(reference), code: 'empty-fact', message };
}

/** A fact that refers to itself, directly or through others. */
export function circular(reference: FactReference): TextFinding {
  const message = `the text of "${reference.path}" refers to itself`;
  return { ...rangeOfPath(reference), code: 'circular-fact', message };
}

/** A chain of facts that is too long. */
export function tooDeep(reference: FactReference): TextFinding {
  const message = `the text of "${reference.path}" refers to facts that refer to facts, more than ${maxReferenceDepth} deep`;
  return { ...rangeOfPath(reference), code: 'too-deep', message };
}

/** Facts that make a text too long. */
export function tooLong(reference: FactReference): TextFinding {
  const limit = maxTextLength.toLocaleString('en-US');
  const message = `with "${reference.path}" filled in, the facts of this text come to more than ${limit} characters`;
  return { ...rangeOfPath(reference), code: 'too-long', message };
}

function rangeOfPath({ pathStart, path }: FactReference) {
  return { start: pathStart, length: path.length };
}

function rangeOfFormat({ formatStart, format = '' }: FactReference) {
  return { start: formatStart, length: format.length };
}
