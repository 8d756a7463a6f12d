import type { ReadPlace } from '../uses/look-through.ts';
import type { Places } from '../uses/watched-data.ts';
import { hashOfLook, hashOfRead } from './place-hash.ts';

/** A place that caches its numbers, so that each is computed once and freed with the place. */
interface NumberedPlace extends ReadPlace {
  read?: number;
  looked?: number;
}

/** The numbers of all places that were read or looked into. */
export function numbersOf({ read, looked }: Places): Uint32Array {
  const numbers = new Uint32Array(read.size + looked.size);
  let at = 0;
  for (const place of read as ReadonlySet<NumberedPlace>) {
    place.read ??= hashOfRead(place);
    numbers[at++] = place.read;
  }
  for (const place of looked as ReadonlySet<NumberedPlace>) {
    place.looked ??= hashOfLook(place);
    numbers[at++] = place.looked;
  }
  return numbers;
}
