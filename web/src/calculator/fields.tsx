import { type MouseEvent, type ReactNode, useId } from 'react';
import { FieldLabel } from '../ui/field-label.tsx';

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
  /** The names of the buttons on either side of it, for a thumb. */
  steps?: { readonly less: string; readonly more: string } | undefined;
}

/** A number field of a calculator; the browser rejects out-of-range values. */
export function NumberField(props: NumberFieldProps) {
  const { name, label, hint, min, max, value, steps } = props;
  const { isOptional = false, keys = 'decimal' } = props;
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const input = (
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
      className={`field ${steps ? 'text-center [appearance:textfield]' : ''}`.trim()}
    />
  );
  return (
    <div className={steps ? 'col-span-full' : ''}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FieldHint id={hintId} hint={hint} />
      {steps ? <Steps steps={steps}>{input}</Steps> : input}
    </div>
  );
}

interface StepsProps {
  steps: { readonly less: string; readonly more: string };
  children: ReactNode;
}

/** A field between its two buttons. */
function Steps({ steps, children }: StepsProps) {
  return (
    <div className="flex gap-2">
      <StepButton text={steps.less} by={-1}>
        −
      </StepButton>
      {children}
      <StepButton text={steps.more} by={1}>
        +
      </StepButton>
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
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
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

/** Steps the field beside it, which is changed as if somebody had typed; without scripts it is only typed. */
function StepButton({ text, by, children }: { text: string; by: 1 | -1; children: string }) {
  const step = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.parentElement?.querySelector('input');
    if (by > 0) field?.stepUp();
    else field?.stepDown();
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <button
      type="button"
      className="button button-secondary noscript:hidden invisible in-data-scripts:visible size-12 shrink-0 p-0 text-h4 print:hidden"
      onClick={step}
    >
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{text}</span>
    </button>
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

function FieldHint({ id, hint }: { id: string | undefined; hint: string | undefined }) {
  return hint ? (
    <p id={id} className="-mt-1 mb-2 text-caption text-ui">
      {hint}
    </p>
  ) : null;
}
