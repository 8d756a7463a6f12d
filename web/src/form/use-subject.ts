import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSubject } from '../../../generated/contract/forms.ts';
import { fillText } from '../domain/quantity.ts';
import { textWithSubject } from '../domain/subject.ts';
import type { Form } from './form-field.tsx';

interface SubjectParts {
  readonly form: Pick<Form, 'about' | 'fields'>;
  readonly read: (field: string) => string | undefined;
  readonly write: (field: string, text: string) => void;
}

/** Fills in what the visitor came to ask about, and says it; after the first render, for the page is served without its query. */
export function useSubject({ form, read, write }: SubjectParts): string | undefined {
  const { search } = useLocation();
  const [line, setLine] = useState<string>();
  const written = useRef('');
  const fill = useRef({ read, write });
  useEffect(() => {
    const { about } = form;
    if (!about) return;
    const name = readSubject(search);
    const start = subjectValue(form, name);
    const text = fill.current.read(about.field) ?? '';
    const next = textWithSubject(text, written.current, start);
    if (next !== text) fill.current.write(about.field, next);
    written.current = start;
    setLine(name === '' ? undefined : fillText(about.line, { name }));
  }, [form, search]);
  return line;
}

/** What stands in the field for a name: the start of a text, or the option that is called so. */
function subjectValue({ about, fields }: SubjectParts['form'], name: string): string {
  if (!about || name === '') return '';
  const options = fields.find((field) => field.name === about.field)?.options;
  if (options) return options.find(({ label }) => label === name)?.value ?? '';
  return fillText(about.text ?? '', { name });
}
