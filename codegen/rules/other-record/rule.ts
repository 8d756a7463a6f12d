import type { Finding } from '../../diagnostics/finding.ts';
import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule } from '../../link/rule.ts';
import { sourcesOf } from '../../link/source-files.ts';
import { mayHoldReferences, scanReferences } from '../../model/fact-reference.ts';
import { visitTexts } from '../../model/visit-texts.ts';
import { placeOfPath } from '../../resolve/facts/fact-path.ts';
import { factName, factRoots } from '../../resolve/facts/fact-roots.ts';
import { absolutePath, ownNames } from '../../resolve/facts/own-names.ts';

/** A record that states a fact of another one of its noun: most likely it was copied from that one. */
export const rule: Rule = {
  code: 'other-record',
  phase: 'doubt',
  check({ site }) {
    const homes = new Map(factRoots(site.content).homes.map(({ name, entry }) => [name, entry]));
    return sourcesOf(site).flatMap((source): Finding[] => {
      if (!mayHoldReferences(source.text)) return [];
      const self = homes.get(factName(source.noun, source.id) ?? '');
      const names = self ? ownNames(self) : new Map<string, string>();
      const own = names.get(source.noun);
      if (own === undefined) return [];
      const findings: Finding[] = [];
      visitTexts(source.data, (text, path) => {
        for (const piece of scanReferences(text)) {
          if (piece.kind !== 'reference') continue;
          const place = placeOfPath(absolutePath(piece.path, names), homes);
          const other = place && homes.get(place.name);
          if (!other || place.name === own || other.source.noun !== source.noun) continue;
          const span = source.locateInString(path, piece.pathStart, piece.path.length);
          const word = piece.path.replace(place.name, source.noun);
          findings.push({
            source,
            path: [...path],
            span,
            message: `this is a fact of another ${source.noun}, "${place.name}"`,
            help: `Write "${word}" for this ${source.noun}'s own.`,
            ...fixing(false, { file: source.file, start: span.start, end: span.end, text: word }),
          });
        }
      });
      return findings;
    });
  },
};
