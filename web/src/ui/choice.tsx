import type { ComponentProps } from 'react';

/** A checkbox or radio button with its words, as large as a finger; paper has no use for it. */
export function Choice({ children, className = 'inline-flex', ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={`relative min-h-11 items-center gap-2 text-ink text-ui/body print:hidden ${className}`}
    >
      <input {...input} className="choice peer" />
      {children}
    </label>
  );
}
