import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { KeyOrder, Value } from '../../../../codegen/edit/change.ts';
import type { Field } from '../../../../codegen/form/field.ts';
import { useForm, useValue } from './field-context.ts';
import type { Spelling } from './read-typed.ts';

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
    /** Further items of the list that it is in, behind it. */
    addAfter: (values: readonly Value[]) => {
      const at = Number(field.path.at(-1)) + 1;
      const list = field.path.slice(0, -1);
      return session.make(
        ...values.map((value, index) => ({
          does: 'add' as const,
          path: [...list, at + index],
          value,
        })),
      );
    },
    commit: () => void session.commit(),
  };
}

const asTyped: Spelling<Value> = {
  read: (typed) => typed,
  show: (value) => String(value ?? ''),
};

/** The text in an input: what is typed there, or else the value, which may change elsewhere. */
export function useTyped(value: unknown, { show } = asTyped) {
  const shown = show(value);
  const [text, setText] = useState(shown);
  const isActive = useRef(false);
  useEffect(() => {
    if (!isActive.current) setText(shown);
  }, [shown]);
  return {
    text,
    setText,
    enter: () => {
      isActive.current = true;
    },
    /** What was typed is shown as it was read. */
    leave: () => {
      isActive.current = false;
      setText(shown);
    },
  };
}

/** What an input of one line needs: it changes the value as it is typed, and saves it when it is left. */
export function useTypedInput(
  field: Field,
  order: KeyOrder | undefined,
  spelling: Spelling<Value> = asTyped,
) {
  const { text, setText, enter, leave } = useTyped(useValue(field.path), spelling);
  const change = useChange(field, order);
  return {
    value: text,
    required: field.isRequired,
    onFocus: enter,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      change.type(target.value.trim() === '' ? undefined : spelling.read(target.value));
    },
    onBlur: () => {
      leave();
      change.commit();
    },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && change.commit(),
  };
}
