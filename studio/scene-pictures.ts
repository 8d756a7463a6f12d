import { paintLook } from './cart-pictures.ts';
import type { Look, Picture } from './picture.ts';

/** One entry of scenes.yaml: the script that builds the place, and the carts in it. */
export interface Scene {
  readonly scene: string;
  readonly samples?: number;
  readonly carts?: Readonly<Record<string, Look>>;
}

const size = { width: 1600, height: 900, detail: 1 };
const usualSamples = 40;

/** The pictures of places, by their keys in scenes.yaml. */
export function picturesOfScenes(scenes: Readonly<Record<string, Scene>>): readonly Picture[] {
  return Object.entries(scenes).map(([key, { scene, samples = usualSamples, carts = {} }]) => ({
    key: `scenes/${key}`,
    ...size,
    samples,
    subject: {
      kind: 'scene',
      scene,
      carts: Object.fromEntries(
        Object.entries(carts).map(([place, look]) => [place, paintLook(look, look.paints[0])]),
      ),
    },
  }));
}
