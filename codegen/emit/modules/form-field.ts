import type { NounTypes } from '../../../generated/content.ts';
import { greatestNumber, longestOf, writtenTypes } from '../../model/field-types.ts';
import type { Printer } from '../../resolve/facts/printer.ts';

/** A field of a form as written, a choice with its options. */
export type Field = NounTypes['form']['fields'][number];

/** What the rules of a form need besides its fields. */
export interface RuleContext {
  /** The message for a text that is too long, with the placeholders `{label}` and `{limit}`. */
  readonly tooLong: string;
  readonly print: Printer;
  /** The dealer's time zone, which decides what day it is. */
  readonly timezone: string;
}

/** The rule of one field as a zod/mini expression; its value has been cleaned. */
export function fieldRule(field: Field, context: RuleContext): string {
  const rule = writtenTypes.includes(field.type)
    ? textRule(field, context)
    : pickedRule(field, context);
  if (!field.optional) return rule;
  // The form shows the message of the first choice, which is what to do instead.
  const message = argument(field.message);
  return `z._default(z.union([z.literal(""${message}), ${rule}]${message}), "")`;
}

function pickedRule(field: Field, { timezone }: RuleContext): string {
  const message = argument(field.message);
  if (field.type === 'consent') return `z.literal("yes"${message})`;
  if (field.type === 'date') return dateRule(field, timezone);
  if (field.type === 'amount') return `z.string().check(z.regex(amountPattern${message}))`;
  const options = (field.options ?? []).map(({ value }) => value);
  const rule =
    field.type === 'number'
      ? numberRule(field, message)
      : `z.enum(${JSON.stringify(options)}${message})`;
  const { default: first } = field;
  return first === undefined ? rule : `z._default(${rule}, ${JSON.stringify(first)})`;
}

// As many as fit into the OpenAPI description as a list.
const fewNumbers = 100;

/** Few numbers are a list; of others, how they are written, and the bounds. */
function numberRule({ min, max, decimals = 0 }: Field, message: string): string {
  const [least, most] = [Number(min ?? 0), Number(max ?? greatestNumber)];
  const span = most - least;
  if (decimals === 0 && Number.isInteger(least) && span < fewNumbers) {
    const values = Array.from({ length: Math.floor(span) + 1 }, (_, at) => String(least + at));
    return `z.enum(${JSON.stringify(values)}${message})`;
  }
  const fraction = decimals > 0 ? `(?:\\.\\d{1,${decimals}})?` : '';
  const written = `/^${least < 0 ? '-?' : ''}\\d{1,9}${fraction}$/`;
  const isWithin = `(value) => Number(value) >= ${least} && Number(value) <= ${most}`;
  const checks = `z.regex(${written}${message}), z.refine(${isWithin}${message})`;
  return `z.string(${message.slice(2)}).check(${checks})`;
}

function dateRule(field: Field, timezone: string): string {
  const { message, notBefore, closedDays, closed = message } = field;
  const isReached = `(value) => value >= dateIn(${JSON.stringify(timezone)})`;
  const isOpen = `(value) => !isClosedOn(value, ${JSON.stringify(closedDays)})`;
  const checks = [
    `z.maxLength(10${argument(message)})`,
    ...(notBefore ? [`z.refine(${isReached}${argument(message)})`] : []),
    ...(closedDays ? [`z.refine(${isOpen}${argument(closed)})`] : []),
  ];
  return `z.iso.date(${quoted(message)}).check(${checks.join(', ')})`;
}

function textRule(field: Field, context: RuleContext): string {
  const checks = [...leastRule(field), longestRule(field.label, longestOf(field), context)];
  return `z.string(${quoted(field.message)}).check(${checks.join(', ')})`;
}

function leastRule({ type, minLength, optional, message }: Field): readonly string[] {
  if (type === 'email') {
    const error = message === undefined ? '' : `, error: ${quoted(message)}`;
    return [`z.email({ pattern: emailPattern${error} })`];
  }
  const least = minLength ?? (optional ? 0 : 1);
  return least === 0 ? [] : [`z.minLength(${least}${argument(message)})`];
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
