import { formatDate, formatNumber, formatSum } from '../domain/quantity.ts';
import { FactList } from '../ui/fact-list.tsx';
import type { Form } from './form-type.ts';

interface FieldFactsProps {
  fields: Form['fields'];
  /** By field; a field without a value is left out. */
  values: Readonly<Record<string, string>>;
}

/** What was chosen in a form, to read. */
export function FieldFacts({ fields, values }: FieldFactsProps) {
  const facts = fields.flatMap((field) => {
    const value = values[field.name];
    return value ? [{ label: field.label, value: printed(field, value) }] : [];
  });
  return <FactList layout="stack" facts={facts} />;
}

function printed({ type, options, figure }: Form['fields'][number], value: string): string {
  if (type === 'date') return formatDate(value);
  if (type === 'amount') return formatSum(Number(value));
  if (figure) return figure.replace('{n}', () => formatNumber(Number(value)));
  return options?.find((option) => option.value === value)?.label ?? value;
}

/** What a number counts: `$`, `miles`. */
export function unitOf({ figure }: Form['fields'][number]): string {
  return figure?.replace('{n}', '').trim() ?? '';
}
