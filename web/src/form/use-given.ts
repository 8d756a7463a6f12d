import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { givenValues } from '../../../generated/contract/forms.ts';
import type { FormState } from '../../../generated/contract/render.ts';
import { useRenderContext } from '../render-context.ts';
import type { Form } from './form-field.tsx';

type Values = Readonly<Record<string, string>>;

interface GivenParts {
  readonly form: Form;
  /** The form as the server has rendered it. */
  readonly served: FormState | undefined;
  readonly read: (field: string) => string | undefined;
  readonly write: (field: string, value: string) => void;
}

/** What the address has filled in whole, by field; as the server has rendered it, until the page is there. */
export function useGiven({ form, served, read, write }: GivenParts): Values {
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
