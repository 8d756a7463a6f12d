import type { Rename } from '../diagnostics/diagnostic.ts';
import { countOf } from '../diagnostics/phrases.ts';
import { type Change, changeText } from './describe-edits.ts';
import { visibleText } from './terminal-text.ts';
import { type Reportable, textReport } from './text.ts';

interface Repairs {
  readonly changes: readonly Change[];
  readonly renames: readonly Rename[];
}

/** Reports what was repaired, line by line, and what is left to decide. */
export function fixReport({ changes, renames }: Repairs, left: Reportable): string {
  const totals = [
    ...(changes.length > 0 ? [`${countOf(changes.length, 'line')} repaired`] : []),
    ...(renames.length > 0 ? [`${countOf(renames.length, 'file')} renamed`] : []),
  ];
  const total = totals.join(', ') || 'Nothing to repair';
  const repaired = [...renames.map(renameLine), ...changes.map(changeLine), total];
  return `${repaired.join('\n')}\n\n${textReport(left)}`;
}

/** `content/pricing/vehicles.yaml:3: money: "$8,495" → money: 8495`. */
function changeLine({ file, line, before, after }: Change): string {
  return visibleText(`${file}:${line}: ${changeText({ before, after })}`);
}

function renameLine({ from, to }: Rename): string {
  return visibleText(`${from}: renamed to ${to}`);
}
