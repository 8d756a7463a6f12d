import { countOf } from '../diagnostics/faults.ts';
import { type Change, changeText } from './describe-edits.ts';
import { type Reportable, textReport } from './text.ts';
import { visibleText } from './visible-text.ts';

/** What was repaired, line by line, and what is left to decide. */
export function fixReport(changes: readonly Change[], left: Reportable): string {
  const total =
    changes.length === 0 ? 'Nothing to repair' : `${countOf(changes.length, 'line')} repaired`;
  const repaired = [...changes.map(changeLine), total];
  return `${repaired.join('\n')}\n\n${textReport(left)}`;
}

/** `content/pricing/carts.yaml:3: usd: "$8,495" → usd: 8495`. */
function changeLine({ file, line, before, after }: Change): string {
  return visibleText(`${file}:${line}: ${changeText({ before, after })}`);
}
