import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textAt } from '../../model/data.ts';

/** The rule of one field, as an expression of zod/mini. Text is trimmed first, so that blanks alone are no answer. */
export function fieldRule(field: Data): string {
  const type = textAt(field, 'type');
  return type === 'select' ? choiceRule(field) : textRule(field, type);
}

function choiceRule(field: Data): string {
  const values = groupsAt(field, 'options').map(({ value }) => value);
  const choice = `z.enum(${JSON.stringify(values)}${argument(optionalText(field, 'message'))})`;
  const first = optionalText(field, 'default');
  return first === undefined ? choice : `z._default(${choice}, ${JSON.stringify(first)})`;
}

/** The most characters a field takes whose form says nothing of them: no text is without end. */
const usualLimits: Readonly<Record<string, number>> = { email: 254, tel: 40, textarea: 5000 };
const usualLimit = 200;

function textRule(field: Data, type: string): string {
  const message = optionalText(field, 'message');
  const { minLength, maxLength } = field;
  const checks = [
    'z.trim()',
    type === 'email'
      ? `z.email(${quoted(message)})`
      : `z.minLength(${Number(minLength ?? 1)}${argument(message)})`,
    longestRule(textAt(field, 'label'), Number(maxLength ?? usualLimits[type] ?? usualLimit)),
  ];
  return `z.string(${quoted(message)}).check(${checks.join(', ')})`;
}

function argument(message: string | undefined): string {
  return message === undefined ? '' : `, ${quoted(message)}`;
}

function quoted(message: string | undefined): string {
  return message === undefined ? '' : JSON.stringify(message);
}

/** What is too long says the limit: the field's own message tells what is missing. */
function longestRule(label: string, limit: number): string {
  const figure = limit.toLocaleString('en-US');
  return `z.maxLength(${limit}, ${quoted(`${label}: at most ${figure} characters`)})`;
}
