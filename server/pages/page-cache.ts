import { LRUCache } from 'lru-cache';
import type { Renderer } from '../../generated/contract/render.ts';
import type { Resource } from '../http/resource.ts';
import type { RenderLimiter } from './render-limiter.ts';
import { createHtmlResource } from './send-html.ts';

/** Rendered pages by name; the most recently requested are kept. */
export interface PageCache<Page> {
  has(name: string): boolean;
  /** The cached page, or one rendered now. */
  get(name: string, render: () => Promise<Page>): Promise<Page>;
}

/** Creates a cache of that many pages; of none, in development, where each is rendered anew. */
export function createPageCache<Page>(maxEntries: number): PageCache<Page> {
  const pages = new LRUCache<string, Promise<Page>>({ max: Math.max(1, maxEntries) });
  return {
    has: (name) => pages.has(name),
    get(name, render) {
      const known = pages.get(name);
      if (known) return known;
      const page = render();
      if (maxEntries > 0) pages.set(name, page);
      // A fault is not cached.
      page.catch(() => pages.delete(name));
      return page;
    },
  };
}

/** Renders the page at an address; undefined when too many were rendered within a second. */
export type RenderPage = (url: string) => Promise<Resource | undefined>;

/** Renders and caches pages for the queries that they read. */
export function createPageRenderer(
  renderer: Pick<Renderer, 'render'>,
  maxEntries: number,
  mayRender: RenderLimiter,
): RenderPage {
  const pages = createPageCache<Resource>(maxEntries);
  const render = async (url: string) => createHtmlResource(await renderer.render(url));
  return async (url) => {
    return pages.has(url) || (await mayRender()) ? pages.get(url, () => render(url)) : undefined;
  };
}
