import type { Picture } from './picture.ts';

/** A picture, and the PNG file to draw it into. */
export interface Shot {
  readonly picture: Picture;
  readonly png: string;
}

/** Pictures drawn in one take, which differ only in paint. */
export interface Take {
  readonly shots: readonly [Shot, ...Shot[]];
  /** Where to store the layers that all paints are mixed from. */
  readonly layers: string;
}

/** Draws pictures; tests use a fake. */
export interface Renderer {
  /** One sentence on what to install, or undefined if nothing is missing. */
  missing(): string | undefined;
  /** Draws the pictures of a take; throws if that fails or is interrupted. */
  render(take: Take, signal: AbortSignal): Promise<void>;
}
