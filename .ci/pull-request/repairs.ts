import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyFixes, type TextOf } from '../../codegen/command/fix/apply-fixes.ts';
import { fixContent } from '../../codegen/command/fix/fix-content.ts';
import type { Compilation } from '../../codegen/compile.ts';
import type { Diagnostic, Fix } from '../../codegen/diagnostics/diagnostic.ts';
import { sureFixOf } from '../../codegen/diagnostics/fixes.ts';
import { unseen } from '../../codegen/text/characters.ts';
import { isContentPath } from './git-content.ts';
import { linesOf } from './lines-of.ts';
import type { Stretch } from './touched-lines.ts';

/** Lines of a file as they should be, one click away, and why. */
export interface Suggestion extends Stretch {
  readonly path: string;
  /** None if the lines are to go. */
  readonly text?: string;
  readonly reasons: readonly string[];
}

/** A file as it should be. */
export interface RepairedFile {
  readonly path: string;
  /** Its former name, if it has got another. */
  readonly from?: string;
  /** Its former text, if there was one. */
  readonly before?: string;
  /** Its text, or the name of its bytes if only the name of the file has changed. */
  readonly after: { readonly text: string } | { readonly blob: string };
}

/** What is sure to be wrong in the content of a pull request, put right. */
export interface Repairs {
  readonly suggestions: readonly Suggestion[];
  readonly files: readonly RepairedFile[];
}

/** Whether the forge shows lines of a file with the pull request, and so takes a suggestion for them. */
type IsShown = (path: string, lines: Stretch) => boolean;

/** The most suggestions that somebody would press one by one; what is beyond goes with the commit. */
const mostSuggestions = 20;

/**
 * Repairs the content below a folder, but for what can be suggested on lines that the forge shows: that is left to the
 * author. A fix goes either way as a whole.
 */
export async function repair(
  root: string,
  check: () => Promise<Compilation>,
  isShown: IsShown,
): Promise<Repairs> {
  const before = await check();
  const suggested = suggestable(before, isShown);
  const left = new Set(suggested.map(({ diagnostic }) => keyOf(diagnostic)));
  const isWanted = (diagnostic: Diagnostic) => !left.has(keyOf(diagnostic));
  const { changes, renames } = await fixContent(root, check, isWanted);
  const moved = new Map(renames.map(({ from, to }) => [from, to]));
  const changed = new Set(changes.map(({ file }) => file));
  const files = [...new Set([...changed, ...moved.keys()])].map((from): RepairedFile => {
    const path = moved.get(from) ?? from;
    const bytes = readFileSync(join(root, path));
    const text = before.textOf(from);
    return {
      path,
      ...(path !== from && { from }),
      ...(text !== undefined && { before: text }),
      after: changed.has(from) ? { text: bytes.toString() } : { blob: blobOf(bytes) },
    };
  });
  const outside = files.find(
    ({ path, from = path }) => !(isContentPath(path) && isContentPath(from)),
  );
  if (outside) throw new Error(`a repair would write to ${outside.path}`);
  return { suggestions: suggestionsOf(suggested, before.textOf), files };
}

/** What git calls these bytes. */
function blobOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A diagnostic and the fix to suggest for it. */
interface Reasoned {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
}

/** The same fault at several places is suggested at each of them, or nowhere: places move while others are repaired. */
function suggestable({ diagnostics, textOf }: Compilation, isShown: IsShown): Reasoned[] {
  const sure = diagnostics.flatMap((diagnostic): Reasoned[] => {
    const fix = sureFixOf(diagnostic);
    return fix ? [{ diagnostic, fix }] : [];
  });
  const groups = [...Map.groupBy(sure, ({ diagnostic }) => keyOf(diagnostic)).values()];
  const found = groups.filter((group) =>
    group.every(({ fix }) => canBeSuggested(fix, textOf, isShown)),
  );
  const isFew = (at: number) => found.slice(0, at + 1).flat().length <= mostSuggestions;
  return found.filter((_, at) => isFew(at)).flat();
}

function canBeSuggested({ edits, renames = [] }: Fix, textOf: TextOf, isShown: IsShown): boolean {
  const [path, other] = new Set(edits.map(({ file }) => file));
  const text = path === undefined ? undefined : textOf(path);
  if (path === undefined || other !== undefined || text === undefined || renames.length > 0)
    return false;
  // The forge writes the ends of lines itself.
  if (text.includes('\r')) return false;
  const { before, after, ...lines } = linesOf(text, edits);
  // Nobody presses a button for a change that cannot be seen.
  const isSeen = before.replaceAll(unseen, '') !== after?.replaceAll(unseen, '');
  return isSeen && isShown(path, lines);
}

/** Suggestions for the same lines become one. */
function suggestionsOf(all: readonly Reasoned[], textOf: TextOf): Suggestion[] {
  const open = [...all];
  const suggestions: Suggestion[] = [];
  for (let first = open.shift(); first; first = open.shift()) {
    const path = first.fix.edits[0]?.file ?? '';
    const text = textOf(path) ?? '';
    const group = [first];
    const lines = () => linesOf(text, applied(group, textOf));
    const meets = ({ fix }: Reasoned) => {
      const [own, other] = [lines(), linesOf(text, fix.edits)];
      return fix.edits[0]?.file === path && own.first <= other.last && other.first <= own.last;
    };
    for (let at = open.findIndex(meets); at !== -1; at = open.findIndex(meets))
      group.push(...open.splice(at, 1));
    const { first: from, last, after } = lines();
    suggestions.push({
      path,
      first: from,
      last,
      ...(after !== undefined && { text: after }),
      reasons: [...new Set(group.map(({ diagnostic }) => reasonOf(diagnostic)))],
    });
  }
  return suggestions;
}

/** The edits of fixes that can be made together. */
function applied(group: readonly Reasoned[], textOf: TextOf) {
  return applyFixes(
    group.map(({ fix }) => fix),
    textOf,
  ).edits;
}

function reasonOf({ message, help }: Diagnostic): string {
  if (help === undefined) return message;
  return `${message}${message.endsWith('?') ? '' : '.'} ${help}`;
}

function keyOf({ code, file, message }: Diagnostic): string {
  return JSON.stringify([code, file, message]);
}
