import type { ReadPlace } from '../uses/look-through.ts';

// A page reads thousands of places, so they are stored as hashes. Two places with the same hash count as one: at worst,
// a page is made again for nothing.

/** The number of a value. */
export function hashOfRead(place: ReadPlace): number {
  return hashText(textOf(place));
}

/** The number of the shape of a group or list: its keys or its length. */
export function hashOfLook(place: ReadPlace): number {
  return hashText(`${textOf(place)}\n`);
}

function textOf({ name, steps }: ReadPlace): string {
  return `${name}\t${steps.join('\t')}`;
}

/** FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
