import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { useLocale } from './field-context.ts';
import { Labelled, useInputIds } from './labelled.tsx';
import { numberSpelling } from './read-typed.ts';
import { useTypedInput } from './use-typed.ts';

interface NumberFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'number' }>;
  readonly order?: KeyOrder | undefined;
}

/** A number with its unit, as people of the locale write it. What is no number is left to the compiler, which asks. */
export function NumberField({ field, input, order }: NumberFieldProps) {
  const ids = useInputIds(field);
  const key = String(field.path.findLast((step) => typeof step === 'string') ?? '');
  const spelling = numberSpelling({ ...input, key, locale: useLocale() });
  const typed = useTypedInput(field, order, spelling);
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
