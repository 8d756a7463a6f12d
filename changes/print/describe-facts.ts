import type { ChangedAddress, ChangedFact, Changes } from '../changes.ts';
import { type Cell, code, type Part, type Reach, type Row, strong } from './report.ts';

/** Facts and prices, old beside new, with the pages that each affects. */
export function factPart({ facts }: Changes, onPages: Reach): Part {
  return {
    heading: 'Facts and prices',
    columns: ['Fact', 'Before', 'After', 'Where'],
    rows: facts.map((fact): Row => ({ cells: factCells(fact, onPages) })),
  };
}

function factCells({ path, before, after, shown, weighed }: ChangedFact, onPages: Reach): Cell[] {
  return [
    [code(path)],
    [before ?? '—'],
    after === undefined ? ['—'] : [strong(after)],
    reachOf({ shown, weighed }, onPages),
  ];
}

function reachOf({ shown, weighed }: Pick<ChangedFact, 'shown' | 'weighed'>, onPages: Reach): Cell {
  const decides = weighed.length > 0 ? ['may decide what is on ', ...onPages(weighed)] : [];
  if (shown.length === 0) return decides.length > 0 ? decides : ['shown on no page'];
  return [...onPages(shown), ...(decides.length > 0 ? ['; ', ...decides] : [])];
}

/** What became of addresses; a page that moved is listed once, its old address with the new. */
export function addressPart({ addresses, pages }: Changes): Part {
  const successors = new Set(
    addresses.flatMap(({ kind, words }) => (kind === 'moved' ? words : [])),
  );
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  const listed = addresses.filter(({ kind, path }) => kind !== 'added' || !successors.has(path));
  return {
    heading: 'Addresses',
    columns: ['Address', 'What becomes of it'],
    rows: listed.map((address): Row => {
      return { cells: [[code(address.path)], becomes(address, titles.get(address.path))] };
    }),
  };
}

function becomes({ kind, words }: ChangedAddress, title: string | undefined): Cell {
  switch (kind) {
    case 'added':
      return title === undefined ? ['new'] : ['new: ', title];
    case 'moved':
      return ['moves to ', code(words), '; old links keep working'];
    case 'gone':
      return ['is gone: ', words];
    case 'given':
      return ['shows another page than before: ', code(words)];
    default:
      return ['is answered no more, and nothing says where it went'];
  }
}

/** What the site serves or sends besides pages. */
export function feedPart({ feeds, pages }: Changes, onPages: Reach): Part {
  const shared = pages.filter(({ differences }) => differences.includes('preview'));
  const paths = shared.map(({ path }) => path);
  const previews: Cell[] =
    paths.length > 0
      ? [['the preview picture that others see where the page is shared: ', ...onPages(paths)]]
      : [];
  return {
    heading: 'Besides the pages',
    columns: ['What changes too'],
    rows: [...feeds.map((words) => [words]), ...previews].map((cell): Row => ({ cells: [cell] })),
  };
}
