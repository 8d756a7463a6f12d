import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AskedSubject, askedSubject } from '../../../generated/contract/forms.ts';
import { textWithSubject } from '../domain/subject.ts';
import { useRenderContext } from '../render-context.ts';
import type { Form } from './form-field.tsx';

interface SubjectParts {
  readonly form: Pick<Form, 'about' | 'fields'>;
  /** What the server has prefilled. */
  readonly served: AskedSubject | undefined;
  readonly read: (field: string) => string | undefined;
  readonly write: (field: string, text: string) => void;
}

/** Fills in and shows what the visitor came to ask about, unless the server has; at once, to avoid a layout shift. */
export function useSubject({ form, served, read, write }: SubjectParts): string | undefined {
  const { search } = useLocation();
  const { isServed } = useRenderContext();
  const [line, setLine] = useState(() => (isServed ? served : askedSubject(form, search))?.line);
  const written = useRef(served?.value ?? '');
  const fill = useEffectEvent((field: string, start: string) => {
    const text = read(field) ?? '';
    const next = textWithSubject(text, written.current, start);
    if (next !== text) write(field, next);
    written.current = start;
  });
  useLayoutEffect(() => {
    if (!form.about) return;
    const subject = askedSubject(form, search);
    fill(form.about.field, subject?.value ?? '');
    setLine(subject?.line);
  }, [form, search]);
  return line;
}
