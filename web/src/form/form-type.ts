import type { SectionProps } from '../../../generated/sections.ts';

/** A form as its section receives it. */
export type Form = SectionProps['contact-form']['form'];
