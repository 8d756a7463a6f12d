import type { FormField } from '../site.ts';
import type { FileNote } from '../uploads/upload.ts';
import type { LeadRow } from './database/lead-tables.ts';

/** A field of a message as people read it, in the words its form had when it was sent. */
export interface FieldAnswer {
  readonly label: string;
  readonly text: string;
  /** Set for multi-line text. */
  readonly isLong?: true;
}

type Values = Readonly<Record<string, unknown>>;

/** The answers of a message, in the order of its form, with dates and figures formatted for a locale; empty fields are left out. */
export function toAnswers(
  values: Values,
  fields: readonly FormField[],
  locale?: string,
): readonly FieldAnswer[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    const text = displayValue(field, value, locale);
    const answer = { label: field?.label ?? name, text };
    if (text === '') return [];
    return [field?.type === 'textarea' ? { ...answer, isLong: true } : answer];
  });
}

/** The answers of a stored message; one stored before answers existed shows its fields and values. */
export function readAnswers(
  { answers, fields }: Pick<LeadRow, 'answers' | 'fields'>,
  formFields: readonly FormField[] = [],
): readonly FieldAnswer[] {
  return answers === null ? toAnswers(JSON.parse(fields), formFields) : JSON.parse(answers);
}

/** The label of the option a visitor picked, or what they typed. */
function displayValue(field: FormField | undefined, value: unknown, locale?: string): string {
  if (field?.type === 'date' && locale && value) return printDate(String(value), locale);
  if (field?.figure && value)
    return field.figure.replace('{n}', () => Number(value).toLocaleString(locale));
  if (field?.files && Array.isArray(value))
    return value.map((file: FileNote) => `${file.name} (${megabytes(file, locale)} MB)`).join(', ');
  const option = field?.options?.find((each) => each.value === value);
  return option?.label ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

function megabytes({ size }: FileNote, locale?: string): string {
  return Math.max(0.1, size / 1_000_000).toLocaleString(locale, { maximumFractionDigits: 1 });
}

/** `2030-05-14` as `May 14, 2030`: a calendar date, whatever the server's time zone. */
function printDate(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(date));
}
