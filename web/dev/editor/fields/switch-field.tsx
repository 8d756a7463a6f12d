import type { Field, Input } from '../../../../codegen/form/field.ts';
import { useValue } from './field-context.ts';
import { Messages, useInputIds } from './labelled.tsx';
import { useChange } from './use-typed.ts';

interface SwitchFieldProps {
  readonly field: Field;
  readonly input: Extract<Input, { is: 'switch' }>;
  readonly order?: readonly string[] | undefined;
}

/** Yes or no. */
export function SwitchField({ field, input, order }: SwitchFieldProps) {
  const ids = useInputIds(field);
  const value = useValue(field.path);
  const change = useChange(field, order);
  return (
    <div className="field" data-path={field.path.join('/')}>
      <label className="switch">
        <input
          {...ids}
          type="checkbox"
          checked={value === undefined ? input.otherwise : value === true}
          onChange={({ target }) => change.make(target.checked)}
        />
        {field.label}
      </label>
      <p className="help" id={`${ids.id}-help`}>
        {field.help}
      </p>
      <Messages field={field} id={`${ids.id}-said`} />
    </div>
  );
}
