import type { Diagnostic, Path } from '../../diagnostics/diagnostic.ts';
import { type FaultText, faultAt } from '../../diagnostics/faults.ts';
import { isRecord, valueAt } from '../../model/data.ts';
import { isMoney } from '../../model/units.ts';
import type { Site } from '../../site/site.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { commentOf, withWayOut } from '../comment.ts';
import type { SiteRule } from '../rule.ts';
import { allButOne } from './all-but-one.ts';
import { cents } from './cents.ts';
import { emptySeries } from './empty-series.ts';
import { fees } from './fees.ts';
import { filterChoices } from './filter-choices.ts';
import { orderedFigures } from './ordered-figures.ts';
import { otherRecords } from './other-records.ts';
import { places } from './places.ts';
import { planPrices } from './plan-prices.ts';
import { populations } from './populations.ts';
import { seriesPrices } from './series-prices.ts';
import { unitsBesideWords } from './units-beside-words.ts';
import { vehicleFigures } from './vehicle-figures.ts';
import { zipCodes } from './zip-codes.ts';

const rules: readonly SiteRule[] = [
  allButOne,
  cents,
  emptySeries,
  fees,
  filterChoices,
  orderedFigures,
  otherRecords,
  places,
  planPrices,
  populations,
  seriesPrices,
  unitsBesideWords,
  vehicleFigures,
  zipCodes,
];

const meant = commentOf('unusual');

/**
 * Warns of values that are possible but unlikely. It runs only if nothing is wrong: if a record is missing, the others
 * look odd. A comment beside or above a value says that it is intended: `# unusual: <the reason>`.
 */
export function checkUnlikely(site: Site, found: readonly Diagnostic[] = []): Diagnostic[] {
  const index = createSiteIndex(site);
  const reported = new Set(found.map(({ file, line }) => `${file}:${line}`));
  return rules.flatMap((rule) =>
    rule(index).flatMap(
      ({ source, path, span = source.locate(path), text: { rewrite: _, ...text } }) => {
        // A fault already reported on this line explains the odd value.
        if (reported.has(`${source.file}:${span.line}`)) return [];
        // A text of several lines has its comment above its key.
        const lines = [span.line, source.locate(path, 'key').line];
        if (lines.some((line) => meant.isBeside(source.text.split('\n'), line - 1))) return [];
        return [
          faultAt(source.file, span, graded(text, isAmount(valueAt(source.data, path), path))),
        ];
      },
    ),
  );
}

/** A doubt about money is an error until it is answered, for the price is charged; any other is a warning. */
function graded({ help, ...text }: FaultText, isAboutMoney: boolean): FaultText {
  return { ...(!isAboutMoney && { severity: 'warning' }), ...text, help: withWayOut(help) };
}

/** Whether a value is an amount of money, or a fact that holds one. */
function isAmount(value: unknown, path: Path): boolean {
  const keys = [path.at(-1), ...(isRecord(value) ? Object.keys(value) : [])];
  return keys.some((key) => isMoney(String(key)));
}
