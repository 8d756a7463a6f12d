import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { KeyOrder, Value } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { useForm, useValue } from './field-context.ts';

/** How a field changes its value: as it is typed, and at once. */
export function useChange(field: Field, order: KeyOrder | undefined) {
  const { session } = useForm();
  const isItem = typeof field.path.at(-1) === 'number';
  const changeTo = (value: Value | undefined) => {
    const { path } = field;
    if (value === undefined && !isItem && !field.isRequired)
      return { does: 'remove', path } as const;
    return { does: 'set', path, value: value ?? '', ...order } as const;
  };
  return {
    type: (value: Value | undefined) => session.type(changeTo(value)),
    make: (value: Value | undefined) => session.make(changeTo(value)),
    complete: (file: string, value: Value) => session.complete(file, changeTo(value)),
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

/** What an input of one line needs: it changes the value as it is typed, and saves it when it is left. */
export function useTypedInput(
  field: Field,
  order: KeyOrder | undefined,
  read: (typed: string) => Value = (typed) => typed,
) {
  const { text, setText, isActive } = useTyped(useValue(field.path));
  const change = useChange(field, order);
  return {
    value: text,
    required: field.isRequired,
    onFocus: () => {
      isActive.current = true;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      change.type(target.value === '' ? undefined : read(target.value));
    },
    onBlur: () => {
      isActive.current = false;
      change.commit();
    },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && change.commit(),
  };
}
