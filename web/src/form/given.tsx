import type { ReactNode } from 'react';
import { FieldFacts } from './field-facts.tsx';
import type { Form } from './form-type.ts';

interface GivenProps {
  form: Form;
  /** What a link has filled in whole, by field. */
  values: Readonly<Record<string, string>>;
  /** What it asks about. */
  subject: string | undefined;
}

/** What a link asks about and has filled in, with a way back to where it can be changed. */
export function Given({ form, values, subject }: GivenProps) {
  const { texts, fields, action, madeAt, about } = form;
  const isFact = about !== undefined && values[about.field] !== undefined;
  const heading = isFact || subject === undefined ? texts.given : subject;
  if (Object.keys(values).length === 0) {
    return (
      subject && <p className="font-semibold text-heading text-lead md:col-span-2">{subject}</p>
    );
  }
  const [page = '', part] = (madeAt ?? action).split('#');
  const query = madeAt ? `?${new URLSearchParams(values)}` : '';
  return (
    <div className="rounded-card bg-soft px-4 py-2 md:col-span-2">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <p className="font-semibold text-heading">{heading}</p>
        <a className="text-ui" href={`${page}${query}${part ? `#${part}` : ''}`}>
          {texts.change}
        </a>
      </div>
      <FieldFacts fields={fields} values={values} />
    </div>
  );
}

interface MoreFieldsProps {
  text: string;
  /** One of them is wrong. */
  isOpen: boolean;
  children: ReactNode;
}

/** Fields that few need, closed until somebody does. */
export function MoreFields({ text, isOpen, children }: MoreFieldsProps) {
  return (
    <details className="fold md:col-span-2" open={isOpen || undefined}>
      <summary className="min-h-11 py-2 font-semibold text-link text-ui">{text}</summary>
      <div className="grid gap-x-5 gap-y-6 pt-3 md:grid-cols-2 md:items-end">{children}</div>
    </details>
  );
}
