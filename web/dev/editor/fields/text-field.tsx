import { useEffect, useId, useState } from 'react';
import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import type { Choice } from '../../editing/choices.ts';
import { choicesOf } from '../edit-calls.ts';
import { FactText } from './fact-text.tsx';
import { Labelled, useInputIds } from './labelled.tsx';
import { useChange, useTyped } from './use-typed.ts';

interface TextFieldProps {
  readonly field: Field;
  readonly input: TextInput;
  readonly order?: readonly string[] | undefined;
}

/** A text: a color, a time, the name of something, or words that may refer to facts. */
export function TextField({ field, input, order }: TextFieldProps) {
  const ids = useInputIds(field);
  const noun = input.names ?? (input.looks === 'link' ? 'link' : undefined);
  const isWords = noun === undefined && (input.looks === 'line' || input.looks === 'paragraph');
  return (
    <Labelled {...{ field, ids }}>
      {isWords ? (
        <FactText {...{ field, ids, input, order }} />
      ) : (
        <PlainText {...{ field, ids, input, order, noun }} />
      )}
    </Labelled>
  );
}

const types: Readonly<Partial<Record<TextInput['looks'], string>>> = {
  color: 'color',
  time: 'time',
  date: 'date',
};

interface PlainTextProps extends TextFieldProps {
  readonly ids: ReturnType<typeof useInputIds>;
  readonly noun: string | undefined;
}

function PlainText({ field, input, order, ids, noun }: PlainTextProps) {
  const { text, setText, isActive } = useTyped(field);
  const change = useChange(field, order);
  const list = useId();
  const choices = useChoices(noun);
  const type = types[input.looks] ?? 'text';
  return (
    <>
      <input
        {...ids}
        type={type}
        value={text}
        required={field.isRequired}
        {...(noun !== undefined && { list })}
        {...(type === 'text' && input.example !== undefined && { placeholder: input.example })}
        onFocus={() => {
          isActive.current = true;
        }}
        onChange={({ target }) => {
          setText(target.value);
          change.type(target.value === '' ? undefined : target.value);
        }}
        onBlur={() => {
          isActive.current = false;
          change.commit();
        }}
        onKeyDown={({ key }) => key === 'Enter' && change.commit()}
      />
      {noun !== undefined && (
        <datalist id={list}>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function useChoices(noun: string | undefined): readonly Choice[] {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  useEffect(() => {
    if (noun !== undefined) void choicesOf(noun).then(setChoices);
  }, [noun]);
  return choices;
}
