import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import type { Rule } from './rule.ts';

/** A rule, and its name: the code of what it finds, unless a finding has another. */
export interface NamedRule extends Rule {
  readonly name: string;
}

/** Each folder in here is a rule. */
const rulesFolder = join(import.meta.dirname, '../rules');

const load = createRequire(import.meta.url);

/** All rules. */
export const loadRules = once((): readonly NamedRule[] =>
  readdirSync(rulesFolder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { rule }: { rule: Rule } = load(join(rulesFolder, entry.name, 'rule.ts'));
    return [{ ...rule, name: entry.name }];
  }),
);
