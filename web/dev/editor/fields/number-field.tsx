import type { Field, Input } from '../../../../codegen/form/field.ts';
import { useValue } from './field-context.ts';
import { Labelled, useInputIds } from './labelled.tsx';
import { useChange, useTyped } from './use-typed.ts';

interface NumberFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'number' }>;
  readonly order?: readonly string[] | undefined;
}

/** A number with its unit. What is no number is left to the compiler, which knows what was meant by `$7,995`. */
export function NumberField({ field, input, order }: NumberFieldProps) {
  const ids = useInputIds(field);
  const { text, setText, isActive } = useTyped(useValue(field.path));
  const change = useChange(field, order);
  const read = (typed: string) => (/^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed);
  return (
    <Labelled {...{ field, ids }}>
      <span className="measured">
        {input.unit && <span aria-hidden="true">{input.unit}</span>}
        <input
          {...ids}
          inputMode={input.isWhole ? 'numeric' : 'decimal'}
          value={text}
          required={field.isRequired}
          onFocus={() => {
            isActive.current = true;
          }}
          onChange={({ target }) => {
            setText(target.value);
            change.type(target.value === '' ? undefined : read(target.value));
          }}
          onBlur={() => {
            isActive.current = false;
            change.commit();
          }}
          onKeyDown={({ key }) => key === 'Enter' && change.commit()}
        />
      </span>
    </Labelled>
  );
}
