import type { View } from './view.ts';

/** A form, as it is written. */
export const form: View = { one: (id, { get }) => get('form', String(id)) };
