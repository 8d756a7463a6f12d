import { type FocusEvent, useId } from 'react';
import { placeLabels } from '../domain/delivery.ts';
import { compareNames } from '../domain/quantity.ts';
import { FieldLabel } from './field-label.tsx';

interface TownFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The name of a town, or whatever was typed. */
  value: string;
  towns: Parameters<typeof placeLabels>[0];
  isRequired?: boolean | undefined;
}

/** A town, typed by its name or ZIP code; the browser suggests those that there are, with and without scripts. */
export function TownField({ name, label, hint, value, towns, isRequired }: TownFieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div className="col-span-full">
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {hint && (
        <p id={hintId} className="mb-2 text-caption text-ui">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="text"
        name={name}
        list={`${id}-towns`}
        required={isRequired}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        defaultValue={value}
        aria-describedby={hintId}
        className="field"
        onFocus={selectAll}
      />
      <datalist id={`${id}-towns`}>
        {[...placeLabels(towns).values()].toSorted(compareNames).map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </div>
  );
}

/** What is there is replaced by what is typed: browsers suggest only what begins alike. */
function selectAll({ currentTarget }: FocusEvent<HTMLInputElement>): void {
  currentTarget.select();
}
