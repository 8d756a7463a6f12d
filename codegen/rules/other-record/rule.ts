import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import { sourcesOf, valuesIn } from '../../link/source-files.ts';
import { mayHoldReferences, scanReferences } from '../../model/fact-reference.ts';
import { locateFact } from '../../resolve/facts/fact-path.ts';
import { factName, factRoots } from '../../resolve/facts/fact-roots.ts';
import { absolutePath, ownNames } from '../../resolve/facts/own-names.ts';

/** A record that states a fact of another one of its noun: most likely it was copied from that one. */
export const rule: Rule = {
  code: 'other-record',
  phase: 'doubt',
  check({ site }) {
    const homes = new Map(factRoots(site.content).homes.map(({ name, entry }) => [name, entry]));
    return sourcesOf(site).flatMap((source): RuleFinding[] => {
      if (!mayHoldReferences(source.text)) return [];
      const self = homes.get(factName(source.noun, source.id) ?? '');
      const names = self ? ownNames(self) : new Map<string, string>();
      const own = names.get(source.noun);
      if (own === undefined) return [];
      return valuesIn(source).texts.flatMap(({ path, value }) =>
        scanReferences(value).flatMap((piece): RuleFinding[] => {
          if (piece.kind !== 'reference') return [];
          const place = locateFact(absolutePath(piece.path, names), homes);
          const other = place && homes.get(place.name);
          if (!other || place.name === own || other.source.noun !== source.noun) return [];
          const span = source.locateInString(path, piece.pathStart, piece.path.length);
          const word = piece.path.replace(place.name, source.noun);
          const message = `this is a fact of another ${source.noun}, "${place.name}"`;
          const help = `Write "${word}" for this ${source.noun}'s own.`;
          const { start, end } = span;
          const fix = fixing(false, { file: source.file, start, end, text: word });
          return [{ source, path, span, message, help, ...fix }];
        }),
      );
    });
  },
};
