import type { PlaceNoun } from '../context/records.ts';
import type { ViewContext } from '../context/view.ts';

/** A record that is shown on a map. The check says so before if it is not known where it is. */
export function placeRecord(noun: PlaceNoun, id: string, { get }: ViewContext) {
  const record = get(noun, id);
  const { coordinates } = record;
  if (!coordinates) throw new Error(`it is not known where the ${noun} "${id}" is`);
  return { ...record, coordinates };
}
