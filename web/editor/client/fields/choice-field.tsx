import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { valueInWords } from '../../../../codegen/form/schema-words.ts';
import { useValue } from './field-context.ts';
import { Labelled, useInputIds } from './labelled.tsx';
import { useChange } from './use-typed.ts';

interface ChoiceFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'choice' }>;
  readonly order?: KeyOrder | undefined;
}

/** One of a few values. */
export function ChoiceField({ field, input, order }: ChoiceFieldProps) {
  const ids = useInputIds(field);
  const value = useValue(field.path);
  const change = useChange(field, order);
  const { choices } = input;
  return (
    <Labelled {...{ field, ids }}>
      <select
        {...ids}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) =>
          change.make(choices.find((each) => String(each) === target.value))
        }
      >
        {(!field.isRequired || !choices.some((each) => each === value)) && <option value="" />}
        {choices.map((each) => (
          <option key={each} value={String(each)}>
            {valueInWords(each)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
