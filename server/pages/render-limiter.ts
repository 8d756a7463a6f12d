import { createLimiter } from '../leads/limits/limiter.ts';

/** What rendering on request may cost. */
export interface RenderLimits {
  /** How many rendered pages of each kind are cached. */
  readonly maxEntries: number;
  readonly perSecond: number;
}

/** The limits in production: at most a fifth of a CPU, and a few megabytes. */
export const usualRenderLimits: RenderLimits = { maxEntries: 100, perSecond: 20 };

/** Says whether one more page may be rendered now. */
export type RenderLimiter = () => Promise<boolean>;

/** Limits the pages rendered per second, whatever they are rendered for. */
export function createRenderLimiter({ perSecond }: Pick<RenderLimits, 'perSecond'>): RenderLimiter {
  const limiter = createLimiter([{ name: 'rendered', limit: perSecond, seconds: 1 }]);
  return async () => (await limiter.hit('all')).isAllowed;
}
