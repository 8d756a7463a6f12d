import { countOf } from '../../codegen/diagnostics/phrases.ts';
import type { Changes } from '../changes.ts';
import { type Cell, code } from './report.ts';

/** Describes which pages something is on. */
export type Reach = (paths: 'all' | readonly string[]) => Cell;

const mostNamed = 3;

/** The addresses of pages, the first three by name: `/a`, `/b`, `/c` and 6 more. */
export function pageList(paths: readonly string[]): Cell {
  const named = paths.slice(0, mostNamed).flatMap((path, at) => [at === 0 ? '' : ', ', code(path)]);
  const rest = paths.length - mostNamed;
  return [...named, ...(rest > 0 ? [` and ${rest.toLocaleString('en-US')} more`] : [])];
}

/** Creates a function that describes which pages something is on; all pages means all but the new ones. */
export function createReach({ pages, total }: Pick<Changes, 'pages' | 'total'>): Reach {
  const lasting = total - pages.filter(({ state }) => state === 'added').length;
  return (paths) => {
    if (paths === 'all' || (paths.length > mostNamed && paths.length >= lasting))
      return ['all pages'];
    if (paths.length <= mostNamed) return pageList(paths);
    return [`${countOf(paths.length, 'page')}: `, ...pageList(paths)];
  };
}
