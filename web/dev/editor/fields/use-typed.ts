import { useEffect, useRef, useState } from 'react';
import type { Value } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { useForm } from './field-context.ts';

/** How a field changes its value: as it is typed, and at once. */
export function useChange(field: Field, order: readonly string[] | undefined) {
  const { session } = useForm();
  const isItem = typeof field.path.at(-1) === 'number';
  const changeTo = (value: Value | undefined) => {
    const { path } = field;
    if (value === undefined && !isItem && !field.isRequired)
      return { does: 'remove', path } as const;
    return { does: 'set', path, value: value ?? '', ...(order && { order }) } as const;
  };
  return {
    type: (value: Value | undefined) => session.type(changeTo(value)),
    make: (value: Value | undefined) => session.make(changeTo(value)),
    commit: () => void session.commit(),
  };
}

/** The text in an input: what is typed there, or else the value, which may change elsewhere. */
export function useTyped(value: unknown) {
  const [text, setText] = useState(String(value ?? ''));
  const isActive = useRef(false);
  useEffect(() => {
    if (!isActive.current) setText(String(value ?? ''));
  }, [value]);
  return { text, setText, isActive };
}
