import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import type { Rule } from './rule.ts';

/** Each folder in here is a rule. */
const folder = join(import.meta.dirname, '../rules');

const load = createRequire(import.meta.url);

/** All rules. */
export const loadRules = once((): readonly Rule[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { rule }: { rule: Rule } = load(join(folder, entry.name, 'rule.ts'));
    return [rule];
  }),
);
