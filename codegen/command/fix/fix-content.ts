import type { Compilation } from '../../compile.ts';
import type { Diagnostic, Rename } from '../../diagnostics/diagnostic.ts';
import { type Change, describeEdits } from '../../report/describe-edits.ts';
import { applySureFixes } from './apply-fixes.ts';
import { replaceFiles } from './replace-files.ts';

/** The changes, and what a check finds afterwards. */
export interface Fixed {
  readonly changes: readonly Change[];
  readonly renames: readonly Rename[];
  readonly result: Compilation;
}

/** A fix may reveal other errors, but not endlessly. */
const mostRounds = 50;

/** Applies all sure fixes below `root`, and checks again until none is left. Some may be left out. */
export async function fixContent(
  root: string,
  check: () => Promise<Compilation>,
  isWanted: (diagnostic: Diagnostic) => boolean = () => true,
): Promise<Fixed> {
  const changes: Change[] = [];
  const renames: Rename[] = [];
  let result = await check();
  for (let round = 0; round < mostRounds; round++) {
    const made = applyRound(root, result, isWanted);
    if (made.changes.length + made.renames.length === 0) break;
    changes.push(...made.changes);
    renames.push(...made.renames);
    result = await check();
  }
  return { changes, renames, result };
}

function applyRound(
  root: string,
  { diagnostics, textOf }: Compilation,
  isWanted: (diagnostic: Diagnostic) => boolean,
): Omit<Fixed, 'result'> {
  const { edits, renames, changes } = applySureFixes(diagnostics.filter(isWanted), textOf);
  replaceFiles(root, changes, renames);
  const files = new Set(changes.map(({ file }) => file));
  const made = edits.filter(({ file }) => files.has(file));
  return { changes: describeEdits(made, textOf), renames };
}
