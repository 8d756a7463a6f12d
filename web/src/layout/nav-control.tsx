import { type ComponentProps, createElement } from 'react';

type Tag = 'a' | 'button' | 'summary';

type NavControlProps<Name extends Tag> = { as: Name } & ComponentProps<Name>;

/** A word in the header that leads somewhere or opens something. */
export function NavControl<Name extends Tag>({
  as,
  className = '',
  ...rest
}: NavControlProps<Name>) {
  return createElement(as, { ...rest, className: `nav-control ${className}`.trim() });
}
