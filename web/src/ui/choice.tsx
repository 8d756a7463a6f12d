import type { ComponentProps } from 'react';

// In the colors of the page, which a browser's own box would not have.
const box =
  "grid shrink-0 place-content-center appearance-none rounded-field border-2 border-border bg-surface before:size-3.5 before:bg-surface before:content-[''] before:[clip-path:polygon(14%_44%,0_60%,44%_100%,100%_16%,83%_3%,42%_68%)] checked:border-link checked:bg-link [&[type=radio]]:rounded-pill [&[type=radio]]:before:[clip-path:circle(36%)] forced-colors:appearance-auto";

/** A checkbox or radio button with its words, as large as a finger; paper has no use for it. */
export function Choice({ children, className = 'inline-flex', ...input }: ComponentProps<'input'>) {
  return (
    <label
      className={`relative min-h-11 items-center gap-2 text-ink text-ui/body print:hidden ${className}`}
    >
      <input {...input} className={`size-6 ${box}`} />
      {children}
    </label>
  );
}
