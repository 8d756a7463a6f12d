import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  givenValues,
  type RequestedSubject,
  requestedSubject,
} from '../../../generated/contract/forms.ts';
import type { FormState } from '../../../generated/contract/render.ts';
import { textWithSubject } from '../domain/subject.ts';
import { useRenderContext } from '../render-context.ts';
import type { Form } from './form-type.ts';

type Values = Readonly<Record<string, string>>;

interface GivenParts<Served> {
  readonly form: Form;
  /** What the server has rendered. */
  readonly served: Served | undefined;
  readonly read: (field: string) => string | undefined;
  readonly write: (field: string, value: string) => void;
}

/** What the address has filled in whole, by field; as the server has rendered it, until the page is there. */
export function useGiven({ form, served, read, write }: GivenParts<FormState>): Values {
  const { search } = useLocation();
  const { isServed } = useRenderContext();
  const [given, setGiven] = useState(() =>
    isServed ? servedValues(form, served) : givenValues(form, search),
  );
  const filled = useRef<Values>({});
  const fill = useEffectEvent((values: Values) => {
    for (const { name, default: usual = '' } of form.fields) {
      const before = filled.current[name];
      // What another address had filled in goes with it, unless somebody has chosen otherwise since.
      const isLeft = before !== undefined && read(name) === before;
      const value = values[name] ?? (isLeft ? usual : undefined);
      if (value !== undefined) write(name, value);
    }
    filled.current = values;
  });
  useLayoutEffect(() => {
    const values = givenValues(form, search);
    fill(values);
    setGiven(values);
  }, [form, search]);
  return given;
}

/** A form that came back has everything in its fields, where it can be corrected. */
function servedValues({ fields }: Form, served: FormState | undefined): Values {
  if (!served || served.failure !== undefined || Object.keys(served.errors).length > 0) return {};
  const written = fields.filter(({ type }) => type.startsWith('text')).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(served.values).filter(([name]) => !written.includes(name)),
  );
}

/** Fills in and shows what the visitor came to ask about, unless the server has; at once, to avoid a layout shift. */
export function useSubject({
  form,
  served,
  read,
  write,
}: GivenParts<RequestedSubject>): string | undefined {
  const { search } = useLocation();
  const { isServed } = useRenderContext();
  const [line, setLine] = useState(
    () => (isServed ? served : requestedSubject(form, search))?.line,
  );
  const written = useRef(served?.value ?? '');
  const fill = useEffectEvent((field: string, start: string) => {
    const text = read(field) ?? '';
    const next = textWithSubject(text, written.current, start);
    if (next !== text) write(field, next);
    written.current = start;
  });
  useLayoutEffect(() => {
    if (!form.about) return;
    const subject = requestedSubject(form, search);
    fill(form.about.field, subject?.value ?? '');
    setLine(subject?.line);
  }, [form, search]);
  return line;
}
