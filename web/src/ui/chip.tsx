import type { ComponentProps } from 'react';

/** A short link in a row of its kind. */
export function Chip(props: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="wrap-anywhere inline-flex min-h-11 items-center gap-2 rounded-pill border border-border bg-surface px-4 text-ink text-ui/body no-underline hover:bg-soft forced-colors:border-2 forced-colors:border-[ButtonText]"
      data-chip=""
    />
  );
}
