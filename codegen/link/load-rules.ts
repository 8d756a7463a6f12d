import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { once } from '../model/once.ts';
import type { AnnotationName } from '../schema/annotations.ts';
import type { AnnotationRule, Check, Rule, RuleFinding, SiteRule } from './rule.ts';
import { type FileValues, oncePerFile, sourcesOf, valuesIn } from './source-files.ts';

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

/** All rules, each with what it needs at hand. */
export const loadRules = once((): readonly SiteRule[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => rulesIn(name))
    .map((rule) => ({ code: rule.code, phase: rule.phase, check: checkOf(rule) })),
);

function checkOf(rule: Rule): Check {
  switch (rule.needs) {
    case undefined:
      return rule.check;
    case 'references':
      return (site) => site.references.flatMap((one) => rule.find(one, site));
    case 'texts':
      return inEachFile(({ texts }) => texts.flatMap((one) => rule.find(one)));
    case 'groups':
      return inEachFile(({ groups }) => groups.flatMap((one) => rule.find(one)));
    case 'lists':
      return inEachFile(({ lists }) => lists.flatMap((one) => rule.find(one)));
    default:
      return inAnnotated(rule);
  }
}

/** While somebody edits, all other files stay the same, and so does what is found in them. */
function inEachFile(find: (places: FileValues) => readonly RuleFinding[]): Check {
  const findings = oncePerFile((source) => find(valuesIn(source)));
  return ({ site }) => sourcesOf(site).flatMap(findings);
}

function inAnnotated<Name extends AnnotationName>(rule: AnnotationRule<Name>): Check {
  return (site) => site.annotated(rule.needs).flatMap((one) => rule.find(one, site));
}
