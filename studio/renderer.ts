import type { Picture } from './picture.ts';

/** Draws pictures; tests put a fake in its place. */
export interface Renderer {
  /** One sentence on what to install, or nothing when all is there. */
  missing(): string | undefined;
  /** Draws the picture into a PNG file; throws when that fails or is interrupted. */
  render(picture: Picture, png: string, signal: AbortSignal): Promise<void>;
}
