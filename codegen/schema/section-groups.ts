import type { Field } from './field.ts';

/** What kinds of sections are listed under, in this order: most dealers have a use for the first of them alone. */
export const sectionGroups = {
  general: 'General',
  places: 'With places',
  vehicles: 'With vehicles',
} as const;

/** A group of kinds of sections. */
export type SectionGroup = keyof typeof sectionGroups;

/** The group that a kind of section is listed in. */
export function groupOfSection({ annotations }: Field): SectionGroup {
  return annotations['x-section']?.about ?? 'general';
}
