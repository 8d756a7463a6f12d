import type { Mutant } from './mutant.ts';

export const patternsMutants: readonly Mutant[] = [];
