import type { Mutant } from './mutant.ts';

export const headersMutants: readonly Mutant[] = [];
