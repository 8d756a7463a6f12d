import type { ReactNode, Ref } from 'react';
import { fillText } from '../domain/quantity.ts';
import type { Form } from './form-type.ts';

type Steps = NonNullable<Form['steps']>;

interface FormStepProps {
  steps: Steps;
  /** Which one it is, from 0. */
  index: number;
  /** With scripts, one is shown at a time. */
  isShown: boolean;
  /** Where the focus goes when it comes up. */
  headingRef: Ref<HTMLSpanElement> | undefined;
  children: ReactNode;
}

/** The fields of one step, under its heading and how far one has come. */
export function FormStep({ steps, index, isShown, headingRef, children }: FormStepProps) {
  const { parts, progress } = steps;
  return (
    <fieldset hidden={!isShown} className="min-w-0 md:col-span-2">
      <legend className="mb-4">
        <span ref={headingRef} tabIndex={-1} className="block">
          <span className="block text-muted text-ui">
            {fillText(progress, { n: index + 1, count: parts.length })}
          </span>
          <span className="block font-semibold text-h4 text-heading">{parts[index]?.heading}</span>
        </span>
      </legend>
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2 md:items-end">{children}</div>
    </fieldset>
  );
}
