import type { Mutant } from './mutant.ts';

export const leadsMutants: readonly Mutant[] = [];
