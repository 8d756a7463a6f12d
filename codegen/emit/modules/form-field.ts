import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textAt } from '../../model/data.ts';
import type { Printer } from '../../resolve/facts/printer.ts';

/** How a rule says that a text is too long. */
export interface LimitWording {
  /** With `{label}` and `{limit}` for what the form fills in. */
  readonly tooLong: string;
  readonly print: Printer;
}

/** The rule of one field, as an expression of zod/mini. Text is trimmed first, so that blanks alone count as empty. */
export function fieldRule(field: Data, wording: LimitWording): string {
  const type = textAt(field, 'type');
  return type === 'select' ? choiceRule(field) : textRule(field, type, wording);
}

function choiceRule(field: Data): string {
  const values = groupsAt(field, 'options').map(({ value }) => value);
  const choice = `z.enum(${JSON.stringify(values)}${argument(optionalText(field, 'message'))})`;
  const first = optionalText(field, 'default');
  return first === undefined ? choice : `z._default(${choice}, ${JSON.stringify(first)})`;
}

/** The maximum length of a field whose form gives none. */
const usualLimits: Readonly<Record<string, number>> = { email: 254, tel: 40, textarea: 5000 };
const usualLimit = 200;

function textRule(field: Data, type: string, wording: LimitWording): string {
  const message = optionalText(field, 'message');
  const { minLength, maxLength } = field;
  const limit = Number(maxLength ?? usualLimits[type] ?? usualLimit);
  const checks = [
    'z.trim()',
    type === 'email'
      ? `z.email(${quoted(message)})`
      : `z.minLength(${Number(minLength ?? 1)}${argument(message)})`,
    longestRule(textAt(field, 'label'), limit, wording),
  ];
  return `z.string(${quoted(message)}).check(${checks.join(', ')})`;
}

function argument(message: string | undefined): string {
  return message === undefined ? '' : `, ${quoted(message)}`;
}

function quoted(message: string | undefined): string {
  return message === undefined ? '' : JSON.stringify(message);
}

/** A text that is too long gets a message of its own: the field's message is about what is missing. */
function longestRule(label: string, limit: number, { tooLong, print }: LimitWording): string {
  const words: Readonly<Record<string, string>> = { label, limit: print.number(limit) };
  const message = tooLong.replace(/\{(label|limit)\}/g, (whole, name) => words[name] ?? whole);
  return `z.maxLength(${limit}, ${quoted(message)})`;
}
