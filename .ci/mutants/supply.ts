import type { Mutant } from './mutant.ts';

export const supplyMutants: readonly Mutant[] = [];
