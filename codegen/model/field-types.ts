import type { Data } from './content.ts';

/** The types of form fields that a visitor types into; in a field of any other type they pick something. */
export const writtenTypes: readonly string[] = ['text', 'email', 'tel', 'textarea'];

/** The types of form fields with a list to choose from: of options, or of records. */
export const listTypes: readonly string[] = ['select', 'vehicle', 'town'];

const usualLimits: Readonly<Record<string, number>> = { email: 254, tel: 40, textarea: 5000 };
const usualLimit = 200;

/** The most characters of a field that is typed into. */
export function longestOf({ type, maxLength }: Data): number {
  return Number(maxLength ?? usualLimits[String(type)] ?? usualLimit);
}

/** The greatest number that a field takes, and the most digits before the point. */
export const greatestNumber = 999_999_999;
