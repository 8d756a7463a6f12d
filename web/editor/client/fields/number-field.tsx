import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { Labelled, useInputIds } from './labelled.tsx';
import { useTypedInput } from './use-typed.ts';

interface NumberFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'number' }>;
  readonly order?: KeyOrder | undefined;
}

/** A number with its unit. What is no number is left to the compiler, which knows what was meant by `$7,995`. */
export function NumberField({ field, input, order }: NumberFieldProps) {
  const ids = useInputIds(field);
  const typed = useTypedInput(field, order, readNumber);
  const unitId = `${ids.id}-unit`;
  const { before = '', after = '' } = { before: '', after: '', ...input.unit };
  return (
    <Labelled {...{ field, ids }}>
      <span className="measured">
        {before !== '' && <span id={unitId}>{before}</span>}
        <input
          {...ids}
          {...typed}
          {...(input.unit && { 'aria-describedby': `${unitId} ${ids['aria-describedby']}` })}
          inputMode={input.isWhole ? 'numeric' : 'decimal'}
        />
        {after !== '' && <span id={unitId}>{after}</span>}
      </span>
    </Labelled>
  );
}

function readNumber(typed: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed;
}
