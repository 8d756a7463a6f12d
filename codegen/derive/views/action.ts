import type { Action as WrittenAction } from '../../../generated/content.ts';
import type { Action } from '../../../generated/sections.ts';
import { mailLink } from '../../contract/email-address.ts';
import { isLinkScheme, type LinkScheme, partsOfName } from '../../model/link-schemes.ts';
import { pageHref, type View, type ViewContext } from '../context/view.ts';
import { phoneView } from './department.ts';

/** A button or link: its target and how it opens. */
export const action: View<Action> = {
  one(reference, context) {
    const { to, about, ...rest } = reference as WrittenAction;
    const target = targetOf(to, context);
    const { href } = target;
    const asks = about !== undefined && target.target === 'internal';
    const isDialed = target.target === 'phone';
    const label = rest.label ?? (isDialed ? dialLabel(to, rest.text, context) : undefined);
    const known = { ...rest, ...(label !== undefined && { label }), ...target };
    return { ...known, href: asks ? withAbout(href, about) : href };
  },
};

/** A link that dials says so by its number, for those who do not see its sign. */
export function dialLabel(to: string, text: string, context: ViewContext): string | undefined {
  const { text: number } = phoneView(to.slice('phone:'.length), context);
  return text.includes(number) ? undefined : `${text}, ${number}`;
}

/** The form on the page the action leads to finds the name in its query. */
function withAbout(href: string, name: string): string {
  const [address = '', anchor] = href.split('#');
  const query = new URLSearchParams({ about: name });
  return `${address}${address.includes('?') ? '&' : '?'}${query}${anchor ? `#${anchor}` : ''}`;
}

/** Where a link leads, and how it opens. */
type Target = Pick<Action, 'href' | 'target' | 'isOwed'>;

const targets: Readonly<Record<LinkScheme, (id: string, context: ViewContext) => Target>> = {
  phone: (id, context) => ({ href: phoneView(id, context).href, target: 'phone' }),
  // The check says so before, if there is none.
  email: (_id, { site }) => ({ href: mailLink(site.email ?? ''), target: 'email' }),
  external(id, { get }) {
    const { url, owed } = get('external', id);
    return { href: url, target: 'external', ...(owed && { isOwed: true }) };
  },
  // The check says so before if a location that is linked has none.
  map(id, { get }) {
    const { googleMapsUrl } = get('location', id);
    if (googleMapsUrl === undefined) throw new Error(`"${id}" has no address of a map`);
    return { href: googleMapsUrl, target: 'external' };
  },
};

/** What a name such as `phone:main`, `/contact` or `town:north/harbor` leads to. */
export function targetOf(to: string, context: ViewContext): Target {
  const [scheme, id] = partsOfName(to);
  if (id === undefined || to.startsWith('/')) return { href: to, target: 'internal' };
  return isLinkScheme(scheme)
    ? targets[scheme](id, context)
    : { href: pageHref(scheme, id, context), target: 'internal' };
}
