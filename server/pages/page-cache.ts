import { LRUCache } from 'lru-cache';

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
