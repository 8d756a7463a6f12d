import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { givenValues } from '../../../generated/contract/forms.ts';
import type { FormState } from '../../../generated/contract/render.ts';
import { useRenderContext } from '../render-context.ts';
import type { Form } from './form-field.tsx';

type Values = Readonly<Record<string, string>>;

/** What the address has filled in whole, by field; as the server has rendered it, until the page is there. */
export function useGiven(
  form: Form,
  served: FormState | undefined,
  write: (field: string, value: string) => void,
): Values {
  const { search } = useLocation();
  const { isServed } = useRenderContext();
  const [given, setGiven] = useState(() =>
    isServed ? servedValues(form, served) : givenValues(form, search),
  );
  const fill = useRef(write);
  useLayoutEffect(() => {
    const values = givenValues(form, search);
    for (const [field, value] of Object.entries(values)) fill.current(field, value);
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
