import type { ReactNode } from 'react';
import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, TextInput } from '../../../../codegen/form/field.ts';
import { FactText } from './fact-text.tsx';
import { useForm, useLocale, useValue } from './field-context.ts';
import { type InputIds, Labelled, useInputIds } from './labelled.tsx';
import { NameField } from './name-field.tsx';
import { dayInWords, daySpelling, timeSpelling } from './read-typed.ts';
import { useTypedInput } from './use-typed.ts';

interface TextFieldProps {
  readonly field: Field;
  readonly input: TextInput;
  readonly order?: KeyOrder | undefined;
}

/** A text: a color, a time, the name of something, or words that may refer to facts. */
export function TextField({ field, input, order }: TextFieldProps) {
  const ids = useInputIds(field);
  const noun = input.names ?? (input.looks === 'link' ? 'link' : undefined);
  if (noun !== undefined) return <NameField {...{ field, noun, order }} />;
  const Input = inputs[input.looks] ?? PlainText;
  return (
    <Labelled {...{ field, ids }}>
      <Input {...{ field, ids, input, order }} />
      {input.languages && field.isWritten && <InEachLanguage {...{ field, input, order }} />}
    </Labelled>
  );
}

/** Begins a text in each language of the site, with the one that is there for the first. */
function InEachLanguage({ field, input, order }: TextFieldProps) {
  const { session } = useForm();
  const text = String(useValue(field.path) ?? '');
  const [first = '', ...others] = input.languages ?? [];
  const value = { [first]: text, ...Object.fromEntries(others.map((each) => [each, ''])) };
  return (
    <button
      type="button"
      className="quiet"
      onClick={() => void session.make({ does: 'set', path: field.path, value, ...order })}
    >
      A text for each language
    </button>
  );
}

type Input = (props: PlainTextProps) => ReactNode;

/** The controls of texts; what looks like another has the browser's own. */
const inputs: Readonly<Partial<Record<TextInput['looks'], Input>>> = {
  line: FactText,
  paragraph: FactText,
  color: ColorInput,
  time: TimeText,
  day: DayText,
};

interface PlainTextProps {
  readonly field: Field;
  readonly input: TextInput;
  readonly order: KeyOrder | undefined;
  readonly ids: InputIds;
}

function PlainText({ field, input, order, ids }: PlainTextProps) {
  const typed = useTypedInput(field, order);
  return <input {...ids} {...typed} type={input.looks} />;
}

/** A time, typed as people write it: 9am. */
function TimeText({ field, order, ids }: PlainTextProps) {
  return <input {...ids} {...useTypedInput(field, order, timeSpelling(useLocale()))} />;
}

/** A day, typed as people write it, with what was read. */
function DayText({ field, order, ids }: PlainTextProps) {
  const locale = useLocale();
  const typed = useTypedInput(field, order, daySpelling(locale));
  const words = dayInWords(String(useValue(field.path) ?? ''), locale);
  return (
    <>
      <input {...ids} {...typed} />
      {words !== '' && <small>{words}</small>}
    </>
  );
}

/** A color as it looks, chosen from a palette, and as it is written. */
function ColorInput({ field, input, order, ids }: PlainTextProps) {
  const typed = useTypedInput(field, order);
  const isColor = /^#[0-9a-f]{6}$/i.test(typed.value);
  const contrast = useForm().shown.answer?.contrasts?.[field.path.join('.')];
  return (
    <>
      <span className="measured">
        <input
          {...typed}
          type="color"
          aria-label={`${field.label}: choose`}
          value={isColor ? typed.value : '#ffffff'}
        />
        <input {...ids} {...typed} placeholder={input.example} />
      </span>
      {contrast !== undefined && <small>{contrast}</small>}
    </>
  );
}
