import type { ComponentProps } from 'react';

/** A short link in a row of its kind. */
export function Chip(props: ComponentProps<'a'>) {
  return <a {...props} className="chip" data-chip="" />;
}
