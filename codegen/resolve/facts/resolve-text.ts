// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import type { TextFinding } from '../../diagnostics/finding.ts';
import type { FactReference, Piece } from '../../model/fact-reference.ts';
import { mayHoldReferences } from '../../model/fact-reference.ts';
import type { FactValue } from './fact-value.ts';
import { readFactValue } from './fact-value.ts';
import { formatFact, formatNames } from './format-fact.ts';
import { absolutePath, type OwnNames, ownPath } from './own-names.ts';
import { readingLabel } from './reading-label.ts';
import {
  bareId,
  brokenReference,
  circular,
  emptyFact,
  maxReferenceDepth,
  maxTextLength,
  tooDeep,
  tooLong,
  unknownFact,
  unknownFormat,
  unlabelledReading,
  wrongFormat,
} from './reference-diagnostics.ts';
import type { NestedFact, ResolveContext } from './resolve-context.ts';
import { suggestReference } from './suggest-reference.ts';
import type { UnknownPath } from './unknown-path.ts';

/** A text with its references replaced. */
export interface ResolvedText {
  readonly text: string;
  readonly findings: readonly TextFinding[];
}

/** Replaces the references of a text; a fact whose text refers to other facts is resolved in turn. */
export function resolveText(text: string, context: ResolveContext): ResolvedText {
  const findings: TextFinding[] = [];
  const parts: string[] = [];
  let filled = 0;
  for (const piece of context.facts.piecesOf(text)) {
    const printed =
      piece.kind === 'reference' ? printOnce(piece, context) : printPiece(piece, context, text);
    if (typeof printed === 'object') findings.push(printed);
    if (isEndless(printed) && context.depth > 0) break;
    const part = typeof printed === 'string' ? printed : asWritten(piece);
    if (piece.kind === 'reference') filled += part.length;
    if (piece.kind === 'reference' && filled > maxTextLength) {
      findings.push(tooLong(piece));
      break;
    }
    parts.push(part);
  }
  return { text: parts.join(''), findings };
}

/** Caches texts, since pages and templates refer to the same facts again and again. Only findings differ. */
function printOnce(piece: FactReference, context: ResolveContext): ReturnType<typeof printPiece> {
  const { facts, scope, depth } = context;
  if (depth > 0) return printPiece(piece, context);
  const { format = '' } = piece;
  const path = absolutePath(piece.path, context.names);
  const isOwn = Object.hasOwn(scope, piece.root);
  if (isOwn) context.own.count++;
  const known = isOwn ? context.printed : facts.printed;
  const name = `${path}|${format}`;
  const printed = known.get(name) ?? printPiece(piece, context);
  // An id may stand in an address, but not in a text.
  if (typeof printed === 'string' && !facts.ids.has(path)) known.set(name, printed);
  return printed;
}

function asWritten(piece: Piece): string {
  return piece.kind === 'reference' ? `\${${piece.path}}` : '';
}

function isEndless(printed: string | TextFinding | undefined): boolean {
  return typeof printed === 'object' && ['circular-fact', 'too-deep'].includes(printed.code);
}

/** The text of a piece, or what is wrong with it; undefined if it leads into an invalid file. */
function printPiece(
  piece: Piece,
  context: ResolveContext,
  around = '',
): string | TextFinding | undefined {
  if (piece.kind === 'text') return piece.text;
  const { facts, names, scope } = context;
  if (piece.kind === 'broken') {
    if (piece.isInvisible) return undefined;
    const isFact = (path: string) => isPrintable(path, context);
    return brokenReference(piece, suggestReference(around.slice(piece.start), isFact));
  }
  const found = facts.lookup(absolutePath(piece.path, names), scope);
  if (found.is === 'refused') return undefined;
  if (found.is === 'unknown') return unknownFact(piece, inOwnWords(found, piece.path, names));
  if (found.record && !context.place.isId(piece.start)) return bareId(piece, found.record, names);
  const printed = printFound(piece, found.value, context);
  return typeof printed === 'object' && found.isSuppressed ? undefined : printed;
}

/** A record is offered the name it calls itself, unless it wrote out all steps of the path. */
function inOwnWords(found: UnknownPath, path: string, names: OwnNames): UnknownPath {
  const isWhole = found.suggestion?.word.split('.').length === path.split('.').length;
  if (!found.suggestion || isWhole) return found;
  return {
    ...found,
    suggestion: { ...found.suggestion, word: ownPath(found.suggestion.word, names) },
  };
}

/** Whether a path leads to a fact, not to a group of them. */
function isPrintable(path: string, { facts, names, scope }: ResolveContext): boolean {
  const found = facts.lookup(absolutePath(path, names), scope);
  return found.is === 'found' && readFactValue(found.value).kind !== 'group';
}

function printFound(
  piece: FactReference,
  value: unknown,
  context: ResolveContext,
): string | TextFinding {
  const { format } = piece;
  if (format !== undefined && !formatNames.includes(format)) return unknownFormat(piece, format);
  const label = readingLabel(value);
  if (label !== undefined && format !== 'labelled') return unlabelledReading(piece, label);
  const printed = printFact(piece, readFactValue(value), context);
  return typeof printed === 'string' && label !== undefined ? `${label} ${printed}` : printed;
}

function printFact(
  reference: FactReference,
  value: FactValue,
  context: ResolveContext,
): string | TextFinding {
  const { format } = reference;
  const { print } = context.facts;
  if (value.kind === 'empty') return emptyFact(reference);
  const isNested = value.kind === 'text' && mayHoldReferences(value.text);
  if (!isNested) return formatFact(value, format, print) ?? wrongFormat(reference, value, print);
  const path = absolutePath(reference.path, context.names);
  const inner = resolveNested(path, value.text, context);
  if ('error' in inner)
    return inner.error === 'too-deep' ? tooDeep(reference) : circular(reference);
  context.below.height = Math.max(context.below.height, inner.height);
  const plain: FactValue = { kind: 'text', text: inner.text };
  return formatFact(plain, format, print) ?? wrongFormat(reference, plain, print);
}

function resolveNested(path: string, text: string, context: ResolveContext): NestedFact {
  const { nested, depth } = context;
  const known = nested.get(path);
  if (known === 'open') return { error: 'circular-fact' };
  if (known) return known;
  if (depth === maxReferenceDepth) return { error: 'too-deep' };
  nested.set(path, 'open');
  const below = { height: 0 };
  const names = context.facts.namesAt(path);
  const inner = resolveText(text, { ...context, names, depth: depth + 1, below });
  const result = outcomeOf(inner, below.height + 1);
  // Whether a chain is too long depends on where it started, so that is not cached.
  if ('error' in result && result.error === 'too-deep') nested.delete(path);
  else nested.set(path, result);
  return result;
}

/** Other errors of the inner text are reported at its own position. */
function outcomeOf({ text, findings }: ResolvedText, height: number): NestedFact {
  if (findings.some(({ code }) => code === 'circular-fact')) return { error: 'circular-fact' };
  if (height > maxReferenceDepth || findings.some(({ code }) => code === 'too-deep')) {
    return { error: 'too-deep' };
  }
  return { text: findings.some(({ code }) => code === 'too-long') ? '' : text, height };
}
