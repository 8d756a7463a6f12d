import type { Picture } from './picture.ts';

/** A picture, and the PNG file to draw it into. */
export interface Shot {
  readonly picture: Picture;
  readonly png: string;
}

/** Pictures drawn in one go, which differ in the paint only. */
export interface Take {
  readonly shots: readonly [Shot, ...Shot[]];
  /** Where to keep what all paints are mixed from. */
  readonly layers: string;
}

/** Draws pictures; tests put a fake in its place. */
export interface Renderer {
  /** One sentence on what to install, or nothing when all is there. */
  missing(): string | undefined;
  /** Draws the pictures of a take; throws when that fails or is interrupted. */
  render(take: Take, signal: AbortSignal): Promise<void>;
}
