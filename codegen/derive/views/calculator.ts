import type { View } from './view.ts';

/** A calculator, as it is written. */
export const calculator: View = { one: (id, { get }) => get('calculator', String(id)) };
