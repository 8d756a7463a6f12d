import { canonicalPath } from '../../model/page.ts';
import type { ViewContext } from './view.ts';

/** The canonical address of a record's page: its own, or that of the template page made for it. */
export function pageHref(noun: string, id: string, { index, get }: ViewContext): string {
  const page = index.pageOf(noun, id);
  if (page) return canonicalPath(page);
  const { path } = get(noun, id);
  if (typeof path !== 'string') throw new Error(`the ${noun} "${id}" has no page`);
  return path;
}
