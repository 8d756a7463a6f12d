import { useId } from 'react';

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  min: number;
  max?: number | undefined;
  value: number | undefined;
  /** True if the visitor may leave it empty. */
  isOptional?: boolean | undefined;
  /** `numeric` for whole numbers, so that phones show the right keyboard. */
  keys?: 'numeric' | 'decimal' | undefined;
}

/** A number field of a calculator; the browser rejects out-of-range values. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, min, max, value, isOptional = false, keys = 'decimal' } = props;
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <FieldHint id={hintId} hint={hint} />
      <input
        id={id}
        type="number"
        name={name}
        inputMode={keys}
        step={keys === 'numeric' ? 1 : 'any'}
        required={!isOptional}
        min={min}
        max={max}
        defaultValue={value}
        aria-describedby={hintId}
        className="field"
      />
    </div>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  value: string | number;
  options: readonly { readonly value: string | number; readonly label: string }[];
}

/** One of several choices. */
export function ChoiceField({ name, label, value, options }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <select id={id} name={name} defaultValue={value} className="field">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The label above a field. */
function FieldLabel({ id, label }: { id: string; label: string }) {
  return (
    <label htmlFor={id} className="mb-2 block font-semibold text-heading text-ui">
      {label}
    </label>
  );
}

interface DateFieldProps {
  name: string;
  label: string;
  value: string | undefined;
}

/** A day that the visitor may leave out. */
export function DateField({ name, label, value }: DateFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldLabel id={id} label={label} />
      <input id={id} type="date" name={name} defaultValue={value} className="field" />
    </div>
  );
}

interface CheckFieldProps {
  name: string;
  label: string;
  isChecked: boolean;
}

/** A checkbox, across the form. */
export function CheckField({ name, label, isChecked }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="col-span-full flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isChecked}
        className="mt-1 size-5 shrink-0 accent-(--color-link)"
      />
      <label htmlFor={id} className="text-heading text-ui">
        {label}
      </label>
    </div>
  );
}

interface TextFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
}

/** A short required text, across the form. */
export function TextField({ name, label, hint, value }: TextFieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div className="col-span-full">
      <FieldLabel id={id} label={label} />
      <FieldHint id={hintId} hint={hint} />
      <input
        id={id}
        type="text"
        name={name}
        required
        maxLength={80}
        defaultValue={value}
        aria-describedby={hintId}
        className="field"
      />
    </div>
  );
}

function FieldHint({ id, hint }: { id: string | undefined; hint: string | undefined }) {
  return hint ? (
    <p id={id} className="-mt-1 mb-2 text-caption text-ui">
      {hint}
    </p>
  ) : null;
}
