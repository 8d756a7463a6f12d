import type { ReactNode } from 'react';

export const fieldLabel = 'mb-1 block font-semibold text-heading text-ui/body';

/** The name of a field, close above it. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className={fieldLabel}>
      {children}
    </label>
  );
}
