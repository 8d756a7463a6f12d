import { missing } from '../../link/missing.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupAt, groupsAt, isRecord, optionalText, textAt } from '../../model/data.ts';
import { isNoun } from '../../model/nouns.ts';
import { type Found, found } from './single-field.ts';

/** A rule between fields compares two dates or two numbers, and some values keep it. */
export function orderFindings({ data }: Entry): Found[] {
  const fields = groupsAt(data, 'fields');
  return groupsAt(data, 'rules').flatMap((_rule, position, rules) => [
    ...comparison(rules, position, fields),
    ...contradiction(rules, position, fields),
  ]);
}

function comparison(rules: readonly Data[], position: number, all: readonly Data[]): Found[] {
  const rule = rules[position] ?? {};
  const fields = all.filter(({ type }) => type === 'date' || type === 'number');
  const typeOf = (name: unknown) => fields.find((field) => field.name === name)?.type;
  const at = (key: string) => ['rules', position, key];
  const unknown = ['field', 'other'].filter((key) => typeOf(rule[key]) === undefined);
  if (unknown.length > 0)
    return unknown.map((key) => [at(key), noField('date or number', rule[key], fields)]);
  if (rule.field !== rule.other && typeOf(rule.field) === typeOf(rule.other)) return [];
  const message = `"${String(rule.field)}" cannot be compared with "${String(rule.other)}"`;
  return [
    found(at('other'), 'wrong-rule', message, 'A rule is about two dates, or about two numbers.'),
  ];
}

function noField(what: string, name: unknown, fields: readonly Data[]) {
  const names = fields.map((field) => String(field.name));
  return missing('unknown-reference', what, String(name), names);
}

/** A rule that no two values can keep; an empty field keeps every rule. */
function contradiction(rules: readonly Data[], position: number, fields: readonly Data[]): Found[] {
  const rule = rules[position] ?? {};
  const needed = new Map(
    fields.filter(({ optional }) => optional !== true).map((field) => [field.name, field]),
  );
  // A field that is compared with itself is reported as that.
  const comparing = rules.filter(
    ({ field, other }) => field !== other && needed.has(field) && needed.has(other),
  );
  if (!comparing.includes(rule)) return [];
  const [field, other] = [rule.field, rule.other].map((name) => needed.get(name) ?? {});
  const at = ['rules', position, 'is'];
  const names = `"${String(rule.field)}" can never be ${rule.is === 'after' ? 'after' : 'at least'} "${String(rule.other)}"`;
  const distance = Number(field?.max) - Number(other?.min ?? 0);
  if (
    field?.type === 'number' &&
    field.max !== undefined &&
    (rule.is === 'after' ? distance <= 0 : distance < 0)
  ) {
    const help = 'Correct the rule, or the "min" and "max" of the two.';
    return [found(at, 'wrong-rule', `${names}: it is at most ${String(field.max)}`, help)];
  }
  if (rule.is !== 'after' || !follows(comparing, rule.other, rule.field)) return [];
  const message = `${names}: another rule says the opposite`;
  return [found(at, 'wrong-rule', message, 'Remove one of the two rules.')];
}

/** Whether rules put one field, by way of others, at or after another. */
function follows(
  rules: readonly Data[],
  from: unknown,
  to: unknown,
  seen: unknown[] = [],
): boolean {
  if (seen.includes(from)) return false;
  const next = rules.filter(({ field }) => field === from).map(({ other }) => other);
  return next.includes(to) || next.some((each) => follows(rules, each, to, [...seen, from]));
}

/** A link fills in a text that continues after the name, or an option of a list of records. */
export function subjectFindings({ data }: Entry): Found[] {
  if (!isRecord(data.about)) return [];
  const about = groupAt(data, 'about');
  const fields = groupsAt(data, 'fields').filter(({ type }) => takesName(type));
  const field = fields.find(({ name }) => name === about.field);
  if (!field) return [[['about', 'field'], noField('text field', about.field, fields)]];
  const text = optionalText(about, 'text') ?? '';
  if (isNoun(String(field.type)) || /\{name\}\s*\S/.test(text)) return [];
  const message = `the text that "${textAt(about, 'field')}" starts with needs something after {name}; found "${text}"`;
  const help =
    'Add something after the name, as in "About {name}: ", so that a text left unchanged is not taken for a message.';
  return [found(['about', text === '' ? 'field' : 'text'], 'wrong-subject', message, help)];
}

/** A field that is asked with a choice names a select of the form and one of its values, and may be left empty. */
export function choiceFindings({ data }: Entry): Found[] {
  const fields = groupsAt(data, 'fields');
  const selects = fields.filter(({ type }) => type === 'select');
  return fields.flatMap((field, position): Found[] => {
    if (!isRecord(field.when)) return [];
    const when = groupAt(field, 'when');
    const at = (key: string) => ['fields', position, 'when', key];
    const select = selects.find(({ name }) => name === when.field && name !== field.name);
    if (!select) return [[at('field'), noField('select', when.field, selects)]];
    const values = groupsAt(select, 'options').map(({ value }) => String(value));
    if (!values.includes(textAt(when, 'is'))) {
      const what = `value of "${textAt(when, 'field')}"`;
      return [[at('is'), missing('unknown-reference', what, textAt(when, 'is'), values)]];
    }
    if (field.optional === true) return [];
    const message = `"${textAt(field, 'name')}" is asked only at times, and cannot be required`;
    const atField = `${message}: choose “Optional”.`;
    return [
      found(['fields', position, 'when'], 'wrong-rule', message, 'Add "optional: true".', atField),
    ];
  });
}

function takesName(type: unknown): boolean {
  return ['text', 'textarea'].includes(String(type)) || isNoun(String(type));
}
