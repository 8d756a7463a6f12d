import type { ZodMiniType } from 'zod/mini';

/** The common schema of all forms: it cleans what was sent, and gives text fields by name. */
export type FormSchema = ZodMiniType<Record<string, string>, Record<string, string | undefined>>;

/** Where a form is posted as JSON: the contact form has an address of its own. */
export function formEndpoint(id: string): string {
  return id === 'contact' ? '/api/contact' : `/api/forms/${id}`;
}

/** A rule between two fields, by their names. */
interface OrderRule {
  readonly field: string;
  readonly is: string;
  readonly other: string;
}

/** Whether one field is after another, or not before it; an empty or missing field breaks no rule. */
export function keepsOrder(values: object, { field, is, other }: OrderRule): boolean {
  const [value, least] = [field, other].map((name) => String(Reflect.get(values, name) ?? ''));
  if (!value || !least) return true;
  const distance = Number(value) - Number(least);
  // As text, ISO dates sort chronologically.
  const order = Number.isNaN(distance) ? Number(value > least) - Number(value < least) : distance;
  return is === 'after' ? order > 0 : order >= 0;
}

// Longer than any name of a vehicle or a town; this site links to nothing longer.
const longestName = 80;

/** The name in a query that asks about something, as one line of plain text. */
export function readSubject(search: string): string {
  const about = new URLSearchParams(search).get('about') ?? '';
  const line = about.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...line].slice(0, longestName).join('').trim();
}

/** The parts of a form that a link may ask about something with. */
interface AskableForm {
  readonly about?: { readonly field: string; readonly text?: string; readonly line: string };
  readonly fields: readonly {
    readonly name: string;
    readonly options?: readonly { readonly value: string; readonly label: string }[];
  }[];
}

/** What a link asks about: the value that it puts into a field, and the line that says so. */
export interface RequestedSubject {
  readonly field: string;
  /** The start of a text, or the option with that label; empty if there is none. */
  readonly value: string;
  readonly line: string;
}

/** What a query asks about in a form; undefined if it asks about nothing. */
export function requestedSubject(
  { about, fields }: AskableForm,
  search: string,
): RequestedSubject | undefined {
  const name = readSubject(search);
  if (!about || name === '') return undefined;
  const fill = (text: string) => text.replaceAll('{name}', () => name);
  const options = fields.find((field) => field.name === about.field)?.options;
  const option = options?.find(({ label }) => label === name);
  const value = options ? (option?.value ?? '') : fill(about.text ?? '');
  return { field: about.field, value, line: fill(about.line) };
}

/** An amount of money without cents, as a link hands it over. */
export const amountPattern = /^\d{1,7}$/;

/** The parts of a form that a link may fill in. */
interface FillableForm {
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly options?: readonly { readonly value: string }[] | undefined;
    readonly min?: number | string | undefined;
    readonly max?: number | string | undefined;
  }[];
}

/** The values that a query fills into a form, by field: choices, numbers and dates, but never texts. */
export function requestedValues({ fields }: FillableForm, search: string): Record<string, string> {
  const query = new URLSearchParams(search);
  const values = fields.map((field) => [field, query.get(field.name) ?? ''] as const);
  return Object.fromEntries(
    values.flatMap(([field, value]) => (mayFill(field, value) ? [[field.name, value]] : [])),
  );
}

/**
 * What a query has filled in whole, by field, so that it need not be asked again. The text that it starts is not among it.
 */
export function givenValues(
  form: AskableForm & FillableForm,
  search: string,
): Record<string, string> {
  const subject = requestedSubject(form, search);
  const chosen = form.fields.find(({ name, options }) => options && name === subject?.field);
  const values = requestedValues(form, search);
  return chosen && subject?.value ? { ...values, [chosen.name]: subject.value } : values;
}

/** The parts of a form that decide what the page after it is told. */
interface ToldForm extends FillableForm {
  readonly id: string;
  readonly told?: readonly string[] | undefined;
}

// Neither an id nor a day holds it, and no query has to escape it.
const separator = '*';

/** The page after a form, told which one was sent and some of what was chosen. */
export function thanksAddress(form: ToldForm, page: string, values: object): string {
  return form.told ? `${page}?${sentQuery(form, values)}` : page;
}

/** What the page after a form is told: what was chosen, and never what was written. */
export function sentQuery(form: ToldForm, values: object): string {
  const { id, told = [] } = form;
  const chosen = told.map((name) => {
    const value = String(Reflect.get(values, name) ?? '');
    return mayFillNamed(form, name, value) ? value : '';
  });
  return `${new URLSearchParams({ sent: [id, ...chosen].join(separator) })}`;
}

/** What the page after a form is told of it, by field; undefined if it is told of another form, or of none. */
export function sentValues(form: ToldForm, search: string): Record<string, string> | undefined {
  const sent = new URLSearchParams(search).get('sent') ?? '';
  const [id, ...values] = sent.split(separator);
  if (id !== form.id) return undefined;
  const told = (form.told ?? []).map((name, index) => [name, values[index] ?? ''] as const);
  return Object.fromEntries(told.filter(([name, value]) => mayFillNamed(form, name, value)));
}

function mayFillNamed({ fields }: FillableForm, name: string, value: string): boolean {
  const field = fields.find((each) => each.name === name);
  return field !== undefined && mayFill(field, value);
}

function mayFill(field: FillableForm['fields'][number], value: string): boolean {
  const { type, options, min = 0, max = Number.POSITIVE_INFINITY } = field;
  if (options) return options.some((option) => option.value === value);
  if (type === 'date') return isDay(value);
  if (type === 'amount') return amountPattern.test(value);
  const isNumber = type === 'number' && /^-?\d{1,9}(?:\.\d{1,3})?$/.test(value);
  return isNumber && Number(value) >= Number(min) && Number(value) <= Number(max);
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** Whether a value is just what a link filled in: `text` with any one-line name for `{name}`. */
export function isUntouched(value: string, text: string): boolean {
  const [before = '', after = ''] = text.split('{name}').map((part) => part.trim());
  const written = value.trim();
  if (!written.startsWith(before) || !written.endsWith(after)) return false;
  const name = written.slice(before.length, -after.length).trim();
  return name.length <= longestName && !name.includes(after) && !name.includes('\n');
}

/** Today in a time zone, in the format of a date field: 2030-05-14. */
export function dateIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format();
}

/** The days on which a department is closed: days of the week, and dates, of which some are open all the same. */
interface ClosedDays {
  readonly closed: readonly string[];
  readonly open: readonly string[];
  /** Days on which others are closed: YYYY-MM-DD or, for every year, MM-DD, within one year. The first one counts. */
  readonly seasons?: readonly {
    readonly from: string;
    readonly until: string;
    readonly closed: readonly string[];
  }[];
}

const namesOfDays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Whether a department is closed on a day, YYYY-MM-DD. */
export function isClosedOn(day: string, { closed, open, seasons = [] }: ClosedDays): boolean {
  const name = namesOfDays[new Date(day).getUTCDay()];
  const fits = (each: string) => each === name || (day !== '' && day.endsWith(each));
  const season = seasons.find(
    ({ from, until }) => from <= day.slice(-from.length) && day.slice(-until.length) <= until,
  );
  return (season?.closed ?? closed).some(fits) && !open.some(fits);
}

/** Names of the hidden inputs of a posted form. */
export const hiddenNames = {
  /** The same each time one form is sent. */
  key: 'idempotencyKey',
  /** A field hidden from people, so that only bots fill it in. */
  honeypot: 'website',
  /** Milliseconds between showing the form and sending it. */
  elapsed: 'elapsed',
} as const;
