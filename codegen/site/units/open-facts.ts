import type { Path } from '../../diagnostics/diagnostic.ts';
import { type Content, type Entry, recordsOf } from '../../model/content.ts';
import { isRecord, valueAt } from '../../model/data.ts';
import { nounNames, nouns } from '../../model/nouns.ts';
import type { Unit } from '../../model/units.ts';
import { factName, factRoots } from '../../resolve/facts/fact-roots.ts';
import { readFactValue, unitKeyOf } from '../../resolve/facts/fact-value.ts';
import { annotationsOf } from '../../schema/annotations.ts';

/** A fact that may have any unit by its schema. */
export interface OpenFact {
  /** How texts refer to it. */
  readonly name: string;
  readonly entry: Entry;
  readonly at: Path;
  readonly unit: string;
}

/** The facts of all fact sheets. Their paths were found when their files were checked. */
export function openFacts(content: Content): readonly OpenFact[] {
  return nounNames
    .filter((noun) => nouns[noun].facts)
    .flatMap((noun) => recordsOf(content, noun).flatMap((entry) => openFactsOf(noun, entry)));
}

function openFactsOf(noun: string, entry: Entry): OpenFact[] {
  const name = factName(noun, entry.id) ?? '';
  const links = (entry.source.links ?? []).filter(
    ({ schema }) => annotationsOf(schema)['x-unit'] === true,
  );
  return links.flatMap(({ path }) => {
    const fact = valueAt(entry.data, path);
    const unit = isRecord(fact) ? unitKeyOf(fact) : undefined;
    return unit ? [{ name: [name, ...path].join('.'), entry, at: path, unit }] : [];
  });
}

/** Creates a lookup of a fact's unit by path; undefined if it is not a figure, or belongs to a template's record. */
export function createUnitOf(content: Content): (path: string) => Unit | undefined {
  return (path) => {
    const fact = readFactValue(
      valueAt(
        factRoots(content).tree,
        path.split('@', 1).flatMap((way) => way.split('.')),
      ),
    );
    return fact.kind === 'figure' ? fact.unit : undefined;
  };
}
