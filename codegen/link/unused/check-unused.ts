import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { faultAt } from '../../diagnostics/faults.ts';
import { pathOf } from '../../model/data.ts';
import type { Source } from '../../model/source.ts';
import type { Site } from '../../site/site.ts';
import { commentOf } from '../comment.ts';
import type { PlacedFault } from '../rule.ts';
import type { NamedRecords } from './named-records.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { unusedClosedDays } from './unused-closed-days.ts';
import { unusedFacts } from './unused-facts.ts';
import { unusedReadings } from './unused-readings.ts';
import { unusedExternals, unusedPhones, unusedPictures } from './unused-records.ts';

/**
 * Warns of content that is on no page. It runs last, if nothing else is found: a price typed instead of referred to is
 * one slip, and not also an unused fact. A comment says that something is kept: `# unused: <the reason>`. `asked` are
 * the facts that texts refer to.
 */
export function checkUnused(
  site: Site,
  named: NamedRecords,
  asked: ReadonlySet<unknown>,
): Diagnostic[] {
  const isAsked = (value: unknown) => value !== undefined && asked.has(value);
  const facts = unusedFacts(site, isAsked);
  const unused = [
    ...facts,
    ...unusedReadings(site, named, isAsked).filter((reading) => !facts.some(holds(reading))),
    ...unusedPictures(site, named),
    ...unusedExternals(site, named),
    ...unusedClosedDays(site, named),
    ...unusedPhones(site, named, isAsked),
    ...unlinkedPages(site, named),
  ];
  return unused
    .filter(({ source, path }) => !isKept(source, String(path.at(-1))))
    .map(({ source, path, text: { rewrite: _, ...text } }) => {
      const span = source.locate(pathOf(source.data, path.map(String)), 'key');
      return faultAt(source.file, span, { severity: 'warning', ...text });
    });
}

const kept = commentOf('unused');

/** Whether a comment is beside or above the key. It searches the text, which needs no position. */
function isKept({ text }: Source, key: string): boolean {
  if (!kept.isIn(text)) return false;
  const lines = text.split('\n');
  return lines.some(
    (line, index) => line.trimStart().startsWith(`${key}:`) && kept.isBeside(lines, index),
  );
}

/** If a whole fact is unused, its second values are not reported as well. */
function holds(reading: PlacedFault): (fact: PlacedFault) => boolean {
  return ({ source, path }) =>
    source === reading.source && path.every((step, index) => step === reading.path[index]);
}
