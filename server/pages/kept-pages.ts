import { judgeHit } from '../leads/limits/sliding-window.ts';

/** What rendering on request may cost. */
export interface RenderLimits {
  /** How many rendered pages of each kind are kept. */
  readonly kept: number;
  readonly perSecond: number;
}

/** The limits in production: at most a fifth of a CPU, and a few megabytes. */
export const usualRenderLimits: RenderLimits = { kept: 100, perSecond: 20 };

/** Says whether one more page may be rendered now. */
export type MayRender = () => boolean;

/** Caps the pages rendered per second, whatever they are rendered for. */
export function createRenderCap(
  { perSecond }: Pick<RenderLimits, 'perSecond'>,
  clock: () => number = Date.now,
): MayRender {
  const rules = [{ name: 'rendered', limit: perSecond, seconds: 1 }];
  let hits: readonly number[] = [];
  return () => {
    const judged = judgeHit(hits, rules, clock());
    hits = judged.hits;
    return judged.verdict.isAllowed;
  };
}

/** Pages by name; the most recently requested are kept. */
export interface KeptPages<Page> {
  has(name: string): boolean;
  /** The cached page, or one rendered now. */
  get(name: string, render: () => Promise<Page>): Promise<Page>;
}

/** Creates a cache for that many pages. */
export function createKeptPages<Page>(kept: number): KeptPages<Page> {
  const pages = new Map<string, Promise<Page>>();
  return {
    has: (name) => pages.has(name),
    get(name, render) {
      const known = pages.get(name);
      const page = known ?? render();
      // The most recently requested page is evicted last; a fault is not cached.
      pages.delete(name);
      pages.set(name, page);
      if (!known) page.catch(() => pages.delete(name));
      const [oldest] = pages.keys();
      if (pages.size > kept && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}
