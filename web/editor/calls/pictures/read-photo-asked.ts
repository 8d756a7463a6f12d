import * as z from 'zod';
import type { PicturePart } from '../../../../generated/contract/pictures.ts';
import type { WrittenText } from './written-text.ts';

/** More than a photo of a phone has, as text: a third more than its bytes. */
export const mostPhotoLetters = 60_000_000;

const pixels = z.int().min(0).max(20_000);
const text = z.string().trim().max(300);
const shown = {
  /** What it shows, in each language of a site that has several. */
  alt: z.union([text, z.record(z.string().max(20), text)]),
  crop: z
    .strictObject({ left: pixels, top: pixels, width: pixels, height: pixels })
    .exactOptional(),
};

const photo = z.strictObject({
  ...shown,
  /** What it is called, or its file was. */
  name: z.string().max(200),
  /** The folder below that of all pictures. */
  folder: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(80),
  /** Its bytes in base64. */
  bytes: z.string().max(mostPhotoLetters),
});

const part = z.strictObject({ ...shown, key: z.string().max(80) });

/** What is shown of a photo, and what it shows. */
interface ShownPhoto {
  readonly alt: WrittenText;
  readonly crop?: PicturePart;
}

/** A photo that becomes a picture of the site. */
export interface PhotoAsked extends ShownPhoto {
  readonly name: string;
  readonly folder: string;
  readonly bytes: string;
}

/** Another part or description of a picture that is there. */
export interface PartAsked extends ShownPhoto {
  readonly key: string;
}

/** What a request brings; undefined if it does not follow the rules. */
export function readPhotoAsked(body: unknown): PhotoAsked | undefined {
  return photo.safeParse(body).data;
}

/** What a request asks to be changed; undefined if it does not follow the rules. */
export function readPartAsked(body: unknown): PartAsked | undefined {
  return part.safeParse(body).data;
}
