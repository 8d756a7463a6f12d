import { type ComponentProps, createElement } from 'react';

type Tag = 'a' | 'button' | 'summary';

type NavControlProps<Name extends Tag> = { as: Name } & ComponentProps<Name>;

const shape =
  'inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 text-ui/body font-[550] whitespace-nowrap text-heading no-underline hover:bg-soft aria-[current=page]:rounded-b-none aria-[current=page]:[box-shadow:inset_0_-3px_0_var(--color-action)]';

/** A word in the header that leads somewhere or opens something. */
export function NavControl<Name extends Tag>({
  as,
  className = '',
  ...rest
}: NavControlProps<Name>) {
  return createElement(as, { ...rest, className: `${shape} ${className}`.trim() });
}
