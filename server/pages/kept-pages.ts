import { judgeHit } from '../leads/limits/sliding-window.ts';

/** What rendering on request may cost. */
export interface RenderLimits {
  /** How many rendered pages are kept, of each sort. */
  readonly kept: number;
  readonly perSecond: number;
}

/** The limits of a server that serves: at most a fifth of a processor, and some megabytes. */
export const usualRenderLimits: RenderLimits = { kept: 100, perSecond: 20 };

/** Says whether one more page may be rendered now. */
export type MayRender = () => boolean;

/** Allows so many pages within a second, whatever they are rendered for. */
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

/** Pages by name, of which those asked for last are kept. */
export interface KeptPages<Page> {
  has(name: string): boolean;
  /** The page that is kept, or rendered now. */
  get(name: string, render: () => Promise<Page>): Promise<Page>;
}

/** Makes the place where so many pages are kept. */
export function createKeptPages<Page>(kept: number): KeptPages<Page> {
  const pages = new Map<string, Promise<Page>>();
  return {
    has: (name) => pages.has(name),
    get(name, render) {
      const known = pages.get(name);
      const page = known ?? render();
      // The one asked for last is the last to be forgotten; a fault is not kept.
      pages.delete(name);
      pages.set(name, page);
      if (!known) page.catch(() => pages.delete(name));
      const [oldest] = pages.keys();
      if (pages.size > kept && oldest !== undefined) pages.delete(oldest);
      return page;
    },
  };
}
