import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import { FactText } from './fact-text.tsx';
import { Labelled, useInputIds } from './labelled.tsx';
import { NameField } from './name-field.tsx';
import { useTypedInput } from './use-typed.ts';

interface TextFieldProps {
  readonly field: Field;
  readonly input: TextInput;
  readonly order?: readonly string[] | undefined;
}

/** A text: a color, a time, the name of something, or words that may refer to facts. */
export function TextField({ field, input, order }: TextFieldProps) {
  const ids = useInputIds(field);
  const noun = input.names ?? (input.looks === 'link' ? 'link' : undefined);
  if (noun !== undefined) return <NameField {...{ field, noun, order }} />;
  const isWords = input.looks === 'line' || input.looks === 'paragraph';
  const Input = isWords ? FactText : PlainText;
  return (
    <Labelled {...{ field, ids }}>
      <Input {...{ field, ids, input, order }} />
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
}

function PlainText({ field, input, order, ids }: PlainTextProps) {
  const typed = useTypedInput(field, order);
  return (
    <input
      {...ids}
      {...typed}
      // Browsers end the day at 23:59, and opening hours at 24:00.
      type={typed.value === '24:00' ? 'text' : types[input.looks]}
    />
  );
}
