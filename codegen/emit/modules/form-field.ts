import type { Data } from '../../model/content.ts';
import { groupsAt, optionalText, textAt } from '../../model/data.ts';
import { longestOf, writtenTypes } from '../../model/field-types.ts';
import type { Printer } from '../../resolve/facts/printer.ts';

/** What the rules of a form need besides its fields. */
export interface RuleContext {
  /** The message for a text that is too long, with the placeholders `{label}` and `{limit}`. */
  readonly tooLong: string;
  readonly print: Printer;
  /** The dealer's time zone, which decides what day it is. */
  readonly timezone: string;
}

/** The rule of one field as a zod/mini expression; its value has been cleaned. */
export function fieldRule(field: Data, context: RuleContext): string {
  const type = textAt(field, 'type');
  const rule = writtenTypes.includes(type)
    ? textRule(field, type, context)
    : pickedRule(field, type, context);
  if (field.optional !== true) return rule;
  const message = argument(optionalText(field, 'message'));
  return `z._default(z.union([z.literal(""), ${rule}]${message}), "")`;
}

function pickedRule(field: Data, type: string, { timezone }: RuleContext): string {
  const message = argument(optionalText(field, 'message'));
  if (type === 'consent') return `z.literal("yes"${message})`;
  if (type === 'date') return dateRule(field, timezone);
  const options = groupsAt(field, 'options').map(({ value }) => value);
  const values = type === 'number' ? numbersOf(field) : options;
  const choice = `z.enum(${JSON.stringify(values)}${message})`;
  const first = optionalText(field, 'default');
  return first === undefined ? choice : `z._default(${choice}, ${JSON.stringify(first)})`;
}

/** There are few numbers: as a list they need no rule of their own, not even in the OpenAPI description. */
function numbersOf({ min, max }: Data): readonly string[] {
  const least = Number(min ?? 0);
  return Array.from({ length: Number(max) - least + 1 }, (_, index) => String(least + index));
}

function dateRule(field: Data, timezone: string): string {
  const message = optionalText(field, 'message');
  const date = `z.iso.date(${quoted(message)})`;
  const length = `z.maxLength(10${argument(message)})`;
  if (field.notBefore === undefined) return `${date}.check(${length})`;
  const isReached = `(value) => value >= dateIn(${JSON.stringify(timezone)})`;
  return `${date}.check(${length}, z.refine(${isReached}${argument(message)}))`;
}

function textRule(field: Data, type: string, context: RuleContext): string {
  const message = optionalText(field, 'message');
  const limit = longestOf(field);
  const checks = [...leastRule(field, type), longestRule(textAt(field, 'label'), limit, context)];
  return `z.string(${quoted(message)}).check(${checks.join(', ')})`;
}

function leastRule({ minLength, optional, message }: Data, type: string): readonly string[] {
  const text = message === undefined ? undefined : String(message);
  if (type === 'email') {
    const error = text === undefined ? '' : `, error: ${quoted(text)}`;
    return [`z.email({ pattern: emailPattern${error} })`];
  }
  const least = Number(minLength ?? (optional ? 0 : 1));
  return least === 0 ? [] : [`z.minLength(${least}${argument(text)})`];
}

/** A message as a further argument of a rule; empty if there is none. */
export function argument(message: string | undefined): string {
  return message === undefined ? '' : `, ${quoted(message)}`;
}

function quoted(message: string | undefined): string {
  return message === undefined ? '' : JSON.stringify(message);
}

/** A text that is too long gets its own message: that of the field is about missing input. */
function longestRule(label: string, limit: number, { tooLong, print }: RuleContext): string {
  const words: Readonly<Record<string, string>> = { label, limit: print.number(limit) };
  const message = tooLong.replace(/\{(label|limit)\}/g, (whole, name) => words[name] ?? whole);
  return `z.maxLength(${limit}, ${quoted(message)})`;
}
