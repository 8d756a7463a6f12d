import type { Change } from '../edit/change.ts';
import { isRecord, valueAt } from '../model/data.ts';
import { linksIn, type WrittenLink } from '../model/written-marks.ts';
import { type Edit, withEdits } from '../text/edit.ts';
import { dataOf } from './record-data.ts';
import type { Use } from './uses.ts';

type Decision = 'remove' | { readonly use: string };

/** A link in a text, and what becomes of it. */
interface DecidedLink extends Use {
  readonly link: WrittenLink;
  readonly decision: Decision;
}

/** The texts whose links lead elsewhere, or become words alone; those of one text change together, in each of its languages. */
export function linkChanges(decided: readonly (readonly [Use, Decision])[]): readonly Change[] {
  const linking = decided.flatMap(([use, decision]): DecidedLink[] =>
    use.link ? [{ ...use, link: use.link, decision }] : [],
  );
  const texts = Map.groupBy(linking, ({ path }) => path.join('\n'));
  return [...texts.values()].flatMap((links) => (links[0] ? changesOfText(links[0], links) : []));
}

function changesOfText({ source, path }: Use, links: readonly DecidedLink[]): readonly Change[] {
  const own = String(valueAt(source.data, path));
  const written = valueAt(dataOf(source.text), path);
  const edits = links.flatMap(({ link, decision }) => editsOf(link, decision));
  if (!isRecord(written)) return [{ does: 'set', path, value: withEdits(own, edits) }];
  return Object.entries(written).map(([language, each]) => {
    const text = String(each);
    const value = withEdits(text, text === own ? edits : editsLike(text, links));
    return { does: 'set', path: [...path, language], value };
  });
}

/** The edits of a text in another language: its links to the same have the same happen to them. */
function editsLike(text: string, links: readonly DecidedLink[]): readonly Edit[] {
  return linksIn(text).flatMap((link) => {
    const same = links.find((each) => each.link.to === link.to);
    return same ? editsOf(link, same.decision) : [];
  });
}

function editsOf({ start, end, to, toStart }: WrittenLink, decision: Decision): readonly Edit[] {
  if (decision === 'remove')
    return [
      { start, end: start + 1, text: '' },
      { start: toStart - 2, end, text: '' },
    ];
  const scheme = decision.use.startsWith('/') ? '' : to.slice(0, to.indexOf(':') + 1);
  return [{ start: toStart, end: toStart + to.length, text: scheme + decision.use }];
}
