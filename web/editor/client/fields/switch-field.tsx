import type { KeyOrder } from '../../../../codegen/edit/change.ts';
import type { Field, Input } from '../../../../codegen/form/field.ts';
import { useValue } from './field-context.ts';
import { Help, Messages, useInputIds } from './labelled.tsx';
import { useChange } from './use-typed.ts';

interface SwitchFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'switch' }>;
  readonly order?: KeyOrder | undefined;
}

/** Yes or no: what counts, written or not. What counts anyway is not written. */
export function SwitchField({ field, input, order }: SwitchFieldProps) {
  const ids = useInputIds(field);
  const value = useValue(field.path) ?? input.otherwise;
  const change = useChange(field, order);
  return (
    <div className="field" data-path={field.path.join('/')}>
      <label className="switch">
        <input
          {...ids}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = typeof value !== 'boolean';
          }}
          checked={value === true}
          onChange={({ target: { checked } }) =>
            change.make(checked === input.otherwise && !field.isRequired ? undefined : checked)
          }
        />
        {field.label}
      </label>
      <Help field={field} id={`${ids.id}-help`} />
      <Messages field={field} id={`${ids.id}-said`} />
    </div>
  );
}
