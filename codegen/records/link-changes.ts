import type { Change } from '../edit/change.ts';
import { valueAt } from '../model/data.ts';
import type { WrittenLink } from '../model/written-marks.ts';
import { type Edit, withEdits } from '../text/edit.ts';
import type { Use } from './uses.ts';

/** The texts whose links lead elsewhere, or become words alone; those of one text change together. */
export function linkChanges(
  decided: readonly (readonly [Use, 'remove' | { readonly use: string }])[],
): readonly Change[] {
  const linking = decided.flatMap(([use, decision]) =>
    use.link ? [{ ...use, edits: editsOf(use.link, decision) }] : [],
  );
  const texts = Map.groupBy(linking, ({ path }) => path.join('\n'));
  return [...texts.values()].flatMap((uses): Change[] => {
    const [first] = uses;
    if (!first) return [];
    const { source, path } = first;
    const edits = uses.flatMap((use) => use.edits);
    return [{ does: 'set', path, value: withEdits(String(valueAt(source.data, path)), edits) }];
  });
}

function editsOf(
  { start, end, to, toStart }: WrittenLink,
  decision: 'remove' | { readonly use: string },
): readonly Edit[] {
  if (decision === 'remove')
    return [
      { start, end: start + 1, text: '' },
      { start: toStart - 2, end, text: '' },
    ];
  const scheme = decision.use.startsWith('/') ? '' : to.slice(0, to.indexOf(':') + 1);
  return [{ start: toStart, end: toStart + to.length, text: scheme + decision.use }];
}
