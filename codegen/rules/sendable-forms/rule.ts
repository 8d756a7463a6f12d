import type { CodedFinding, CodedText, Rule } from '../../link/rule.ts';
import type { Data, Entry } from '../../model/content.ts';
import { groupsAt, textAt } from '../../model/data.ts';
import { longestOf, writtenTypes } from '../../model/field-types.ts';

/** Every form can be sent: no rule refuses everything, and whatever is refused is told why. */
export const rule: Rule = {
  phase: 'error',
  check: (index) =>
    index.site.content.forms.flatMap((form) => {
      const fields = groupsAt(form.data, 'fields');
      return [
        ...fields.flatMap((field, position) =>
          [...messageFindings(field), ...lengthFindings(field)].map(([key, text]) =>
            placed(form, ['fields', position, key], text),
          ),
        ),
        ...orderFindings(form.data, fields).map(([position, text]) =>
          placed(form, ['rules', position, 'is'], text),
        ),
      ];
    }),
};

function placed({ source }: Entry, path: CodedFinding['path'], text: CodedText): CodedFinding {
  return { source, path, text };
}

function messageFindings(field: Data): [string, CodedText][] {
  if (field.message !== undefined || !isRefusable(field)) return [];
  const message = `"${textAt(field, 'name')}" can be refused, and has no message that says why`;
  const own = `Add what a visitor then reads, such as "message: ${sampleOf(textAt(field, 'type'))}".`;
  const open = ` If it may stay at "${String(field.none)}", add "optional: true" instead.`;
  return [['type', { code: 'missing-message', message, help: field.none ? own + open : own }]];
}

/** Whether a visitor can give something that its rules refuse; from a list nobody can choose what is not in it. */
function isRefusable(field: Data): boolean {
  const type = textAt(field, 'type');
  if (field.optional === true)
    return ['email', 'date', 'number'].includes(type) || Number(field.minLength) > 0;
  const startsChosen =
    type === 'select' && (field.default !== undefined || field.none === undefined);
  return !startsChosen;
}

function sampleOf(type: string): string {
  if (type === 'consent') return 'Check the box to go on';
  if (type === 'date') return 'Pick a day';
  if (type === 'email') return 'Enter an email address like name@example.com';
  return writtenTypes.includes(type) || type === 'number' ? 'Please fill this in' : 'Choose one';
}

function lengthFindings(field: Data): [string, CodedText][] {
  const [least, most] = [Number(field.minLength ?? 0), longestOf(field)];
  if (!writtenTypes.includes(textAt(field, 'type')) || least <= most) return [];
  const message = `"${textAt(field, 'name')}" needs at least ${least} characters, but takes at most ${most}`;
  const help = 'Lower "minLength", or set a higher "maxLength".';
  return [['minLength', { code: 'wrong-range', message, help }]];
}

/** A rule between two fields that no two values can keep; an empty field keeps every rule. */
function orderFindings(form: Data, fields: readonly Data[]): [number, CodedText][] {
  const rules = groupsAt(form, 'rules');
  const needed = new Map(
    fields.filter(({ optional }) => optional !== true).map((field) => [field.name, field]),
  );
  // A field that is compared with itself is reported as that.
  const kept = rules.filter(
    ({ field, other }) => field !== other && needed.has(field) && needed.has(other),
  );
  return rules.flatMap((rule, position): [number, CodedText][] => {
    if (!kept.includes(rule)) return [];
    const [field, other] = [rule.field, rule.other].map((name) => needed.get(name) ?? {});
    const names = `"${String(rule.field)}" can never be ${rule.is === 'after' ? 'after' : 'at least'} "${String(rule.other)}"`;
    const distance = Number(field?.max) - Number(other?.min ?? 0);
    if (field?.type === 'number' && (rule.is === 'after' ? distance <= 0 : distance < 0)) {
      const message = `${names}: it is at most ${String(field.max)}`;
      const help = 'Correct the rule, or the "min" and "max" of the two.';
      return [[position, { code: 'wrong-rule', message, help }]];
    }
    if (rule.is !== 'after' || !follows(kept, rule.other, rule.field)) return [];
    const message = `${names}: another rule says the opposite`;
    return [[position, { code: 'wrong-rule', message, help: 'Remove one of the two rules.' }]];
  });
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
