import type { Edit } from '../../diagnostics/diagnostic.ts';
import { compareCodeUnits } from '../../diagnostics/faults.ts';
import { isRecord } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';

/** An address and what is written behind it. */
export type NewLine = readonly [path: string, words: string];

/** How the text of the ledger is changed. */
export interface LedgerText {
  /** Adds lines, each where it belongs: one edit for all that stand together. */
  add(lines: readonly NewLine[]): readonly Edit[];
  /** Writes something else behind addresses that have a line. */
  replace(lines: readonly NewLine[]): readonly Edit[];
}

/** Prepares the changes; positions are looked up when they are asked for. */
export function createLedgerText(source: Source): LedgerText {
  const { file, text, data } = source;
  const addresses = isRecord(data) ? Object.keys(data) : [];
  const placeOf = (path: string) => {
    const next = addresses.find((address) => compareCodeUnits(address, path) > 0);
    return next === undefined ? text.length : source.locate([next], 'key').start;
  };
  return {
    add(lines) {
      const sorted = lines.toSorted(([one], [other]) => compareCodeUnits(one, other));
      const places = Map.groupBy(sorted, ([path]) => placeOf(path));
      return [...places].map(([start, own]) => {
        const written = own.map(([path, words]) => `${path}: ${words}\n`).join('');
        const isUnended = start === text.length && !text.endsWith('\n');
        return { file, start, end: start, text: isUnended ? `\n${written}` : written };
      });
    },
    replace: (lines) =>
      lines.map(([path, words]) => {
        const { start, end } = source.locate([path]);
        return { file, start, end, text: words };
      }),
  };
}
