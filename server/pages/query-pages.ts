import type { Renderer } from '../../generated/contract/render.ts';
import type { Resource } from '../http/resource.ts';
import { judgeHit } from '../leads/limits/sliding-window.ts';
import { createHtmlResource } from './send-html.ts';

/** What rendering for queries may cost. */
export interface RenderLimits {
  /** How many rendered pages are kept. */
  readonly kept: number;
  readonly perSecond: number;
}

/** The limits of a server that serves: at most a fifth of a processor, and some megabytes. */
export const usualRenderLimits: RenderLimits = { kept: 100, perSecond: 20 };

/** A page at its address; nothing when too many have been rendered within a second. */
export type RenderPage = (url: string) => Promise<Resource | undefined>;

/** Renders pages and keeps those that were asked for last. */
export function createPageRenderer(
  renderer: Renderer,
  { kept, perSecond }: RenderLimits,
  clock: () => number = Date.now,
): RenderPage {
  const pages = new Map<string, Promise<Resource>>();
  const rules = [{ name: 'rendered', limit: perSecond, seconds: 1 }];
  let hits: readonly number[] = [];

  const mayRender = () => {
    const judged = judgeHit(hits, rules, clock());
    hits = judged.hits;
    return judged.verdict.isAllowed;
  };
  const render = async (url: string) => createHtmlResource(await renderer.render(url));

  return async (url) => {
    const known = pages.get(url);
    if (!known && !mayRender()) return undefined;
    const page = known ?? render(url);
    // The one asked for last is the last to be forgotten; a fault is not kept.
    pages.delete(url);
    pages.set(url, page);
    if (!known) page.catch(() => pages.delete(url));
    const [oldest] = pages.keys();
    if (pages.size > kept && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
