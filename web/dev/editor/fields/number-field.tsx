import type { Field, Input } from '../../../../codegen/form/field.ts';
import { Labelled, useInputIds } from './labelled.tsx';
import { useTypedInput } from './use-typed.ts';

interface NumberFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'number' }>;
  readonly order?: readonly string[] | undefined;
}

/** A number with its unit. What is no number is left to the compiler, which knows what was meant by `$7,995`. */
export function NumberField({ field, input, order }: NumberFieldProps) {
  const ids = useInputIds(field);
  const typed = useTypedInput(field, order, readNumber);
  return (
    <Labelled {...{ field, ids }}>
      <span className="measured">
        {input.unit && <span aria-hidden="true">{input.unit}</span>}
        <input {...ids} {...typed} inputMode={input.isWhole ? 'numeric' : 'decimal'} />
      </span>
    </Labelled>
  );
}

function readNumber(typed: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
