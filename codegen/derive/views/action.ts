import type { Action as WrittenAction } from '../../../generated/content.ts';
import type { Action } from '../../../generated/sections.ts';
import { mailLink } from '../../contract/email-address.ts';
import type { View, ViewContext } from '../context/view.ts';
import { phoneView } from './phone.ts';

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
function dialLabel(to: string, text: string, context: ViewContext): string | undefined {
  const { text: number } = phoneView(to.slice('phone:'.length), context);
  return text.includes(number) ? undefined : `${text}, ${number}`;
}

/** The form on the page the action leads to finds the name in its query. */
function withAbout(href: string, name: string): string {
  const [address = '', anchor] = href.split('#');
  const query = new URLSearchParams({ about: name });
  return `${address}${address.includes('?') ? '&' : '?'}${query}${anchor ? `#${anchor}` : ''}`;
}

function targetOf(to: string, context: ViewContext): Pick<Action, 'href' | 'target' | 'isOwed'> {
  const [scheme = '', id = ''] = to.split(/:(.*)/s);
  switch (scheme) {
    case 'phone':
      return { href: phoneView(id, context).href, target: 'phone' };
    case 'email':
      // The check says so before, if there is none.
      return { href: mailLink(context.site.email ?? ''), target: 'email' };
    case 'external': {
      const { url, owed } = context.get('external', id);
      return { href: url, target: 'external', ...(owed && { isOwed: true }) };
    }
    case 'map':
      return { href: mapAddress(id, context), target: 'external' };
    default:
      return { href: to, target: 'internal' };
  }
}

/** The check says so before if a location that is linked has none. */
function mapAddress(location: string, { get }: ViewContext): string {
  const { googleMapsUrl } = get('location', location);
  if (googleMapsUrl === undefined) throw new Error(`"${location}" has no address of a map`);
  return googleMapsUrl;
}
