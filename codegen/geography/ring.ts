import type { Coordinates } from './distance.ts';

/** A closed line around land; its end connects to its start. */
export type Ring = readonly Coordinates[];

/** A straight part of a ring, from one of its points to the next. */
export type Segment = readonly [from: Coordinates, to: Coordinates];

/** The segments of a ring, the one back to its start among them. */
export function segmentsOf(ring: Ring): readonly Segment[] {
  return ring.map((from, index) => [from, ring[index + 1] ?? ring[0] ?? from]);
}
