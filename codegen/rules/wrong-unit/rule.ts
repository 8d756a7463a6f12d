import type { Rule, RuleFinding } from '../../link/rule.ts';
import { sourcesOf } from '../../link/source-files.ts';
import { valueAt } from '../../model/data.ts';
import { scanReferences } from '../../model/fact-reference.ts';
import type { Link, Source } from '../../model/source.ts';
import { meaningOf } from '../../resolve/facts/fact-value.ts';
import { annotationsOf } from '../../schema/annotations.ts';
import { createUnitOf } from '../../site/units/open-facts.ts';

/** A text with an `x-unit`, such as the price on a card, refers only to figures of these units. */
export const rule: Rule = {
  code: 'wrong-unit',
  phase: 'error',
  check({ site }) {
    const unitOf = createUnitOf(site.content);
    return sourcesOf(site).flatMap((source) =>
      (source.links ?? []).flatMap((link) => findingsIn(source, link, unitOf)),
    );
  },
};

function findingsIn(
  source: Source,
  { path, schema }: Link,
  unitOf: (path: string) => string | undefined,
): RuleFinding[] {
  const units = annotationsOf(schema)['x-unit'];
  if (units === undefined || units === true) return [];
  const text = valueAt(source.data, path);
  return scanReferences(typeof text === 'string' ? text : '').flatMap((piece) => {
    if (piece.kind !== 'reference') return [];
    const unit = unitOf(piece.path);
    if (unit === undefined || units.includes(unit)) return [];
    const span = source.locateInString(path, piece.pathStart, piece.path.length);
    const message = `"${piece.path}" is ${meaningOf(unit)}, but ${units.map(meaningOf).join(' or ')} belongs here`;
    const help = 'Refer to a fact of that unit.';
    return [{ source, path, span, message, help }];
  });
}
