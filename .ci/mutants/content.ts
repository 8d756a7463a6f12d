import type { Mutant } from './mutant.ts';

export const contentMutants: readonly Mutant[] = [];
