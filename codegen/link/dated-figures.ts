import type { Path } from '../diagnostics/diagnostic.ts';
import { groupsAt, isRecord, valueAt } from '../model/data.ts';
import type { Link, Source } from '../model/source.ts';
import type { Unit } from '../model/units.ts';
import { readFactValue } from '../resolve/facts/fact-value.ts';

/** The figure of a fact on some days, beside that of all others. */
export interface DatedFigure {
  readonly source: Source;
  readonly path: Path;
  readonly unit: Unit;
  readonly figure: number;
  readonly usual: number;
}

/** So many times the usual figure, or this fraction of it, is rather a digit too many or too few. */
const farTimes = 5;

/** The figures on some days that are far from those of the same facts on all others, in files as they are written. */
export function farDatedFigures(written: readonly Source[]): readonly DatedFigure[] {
  return written.flatMap((source) =>
    datedFacts(source).flatMap(({ path }) => figuresBeside(source, path)),
  );
}

/** A fact or price that has other values on some days. */
export interface DatedFact {
  readonly path: Path;
  /** Only a price may be another on days of the week. */
  readonly isPrice: boolean;
}

/** Those of a file as it is written. */
export function datedFacts({ links = [] }: Source): readonly DatedFact[] {
  const first = links.filter(({ path, schema }) => isDated(schema) && isFirstLine(path));
  return first.map(({ path, schema }) => {
    return { path: path.slice(0, -2), isPrice: schema['x-days'] === 'read' };
  });
}

function isDated(schema: Link['schema']): boolean {
  return schema['x-days'] === 'read' || schema['x-days'] === 'replaces';
}

function isFirstLine(path: Path): boolean {
  return path.at(-2) === 'when' && path.at(-1) === 0;
}

function figuresBeside(source: Source, path: Path): readonly DatedFigure[] {
  const value = valueAt(source.data, path);
  const fact = readFactValue(value);
  if (fact.kind !== 'figure' || !isRecord(value)) return [];
  const { unit } = fact;
  const usual = Math.max(...fact.figures);
  return groupsAt(value, 'when').flatMap((line, index) => {
    const figure = Math.max(...[line[unit]].flat().map(Number));
    const isFar = figure >= usual * farTimes || figure * farTimes <= usual;
    const at = [...path, 'when', index, unit];
    return isFar && usual > 0 ? [{ source, path: at, unit, figure, usual }] : [];
  });
}
