import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { useForm } from './field-context.ts';

interface UnionViewProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'union' }>;
  readonly order?: KeyOrder | undefined;
}

/** A value of one of several kinds, and the choice of the kind. */
export function UnionView({ field, input, order }: UnionViewProps) {
  const { session, show } = useForm();
  const choose = (index: number) => {
    const kind = input.kinds[index];
    if (!kind) return;
    void session.make({
      does: 'set',
      path: field.path,
      value: kind.fresh,
      ...order,
    });
  };
  return (
    <div className="union">
      {show(input.field, order)}
      <label className="kind">
        Kind of {field.label.toLowerCase()}{' '}
        <select value={input.chosen} onChange={({ target }) => choose(Number(target.value))}>
          {input.kinds.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
