import type { Mutant } from './mutant.ts';

export const faultsMutants: readonly Mutant[] = [];
