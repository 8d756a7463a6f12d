import { compareCodeUnits } from '../diagnostics/compare-code-units.ts';
import { isRecord } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import type { FileEdit } from '../text/edit.ts';

/** An address and the text after it. */
export type NewLine = readonly [path: string, words: string];

/** Makes edits to the text of a sorted list, such as that of the published addresses. */
export interface ListEdits {
  /** Adds lines, each where it belongs, with one edit for adjacent lines. */
  add(lines: readonly NewLine[]): readonly FileEdit[];
  /** Replaces the text after addresses that have a line. */
  replace(lines: readonly NewLine[]): readonly FileEdit[];
}

/** Prepares the edits; positions are looked up lazily. */
export function createListEdits(source: Source): ListEdits {
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
