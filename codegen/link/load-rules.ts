import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import type { Rule } from './rule.ts';

/** Each folder in here is a rule, or rules that are rows of one table. */
const folder = join(import.meta.dirname, '../rules');

const load = createRequire(import.meta.url);

/** What a folder exports. */
type Exported = { readonly rule: Rule } | { readonly rules: readonly Rule[] };

/** The rules of a folder. */
export function rulesIn(name: string): readonly Rule[] {
  const exported: Exported = load(join(folder, name, 'rule.ts'));
  return 'rules' in exported ? exported.rules : [exported.rule];
}

/** All rules. */
export const loadRules = once((): readonly Rule[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? rulesIn(entry.name) : [],
  ),
);
