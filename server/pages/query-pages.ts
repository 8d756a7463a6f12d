import type { Renderer } from '../../generated/contract/render.ts';
import type { Resource } from '../http/resource.ts';
import { createKeptPages, type MayRender } from './kept-pages.ts';
import { createHtmlResource } from './send-html.ts';

/** Renders the page at an address; undefined when too many were rendered within a second. */
export type RenderPage = (url: string) => Promise<Resource | undefined>;

/** Renders and caches pages for the queries that they read. */
export function createPageRenderer(
  renderer: Pick<Renderer, 'render'>,
  kept: number,
  mayRender: MayRender,
): RenderPage {
  const pages = createKeptPages<Resource>(kept);
  const render = async (url: string) => createHtmlResource(await renderer.render(url));
  return async (url) => {
    return pages.has(url) || mayRender() ? pages.get(url, () => render(url)) : undefined;
  };
}
