import type { Data } from '../../content.ts';
import { phoneView } from '../phone.ts';
import { textAt } from '../read-data.ts';
import type { View, ViewContext } from '../view.ts';

/** A button or link: where it leads, and how. */
export const action: View = {
  one(reference, context) {
    const { to, ...rest } = reference as Data;
    return { ...rest, ...targetOf(String(to), context) };
  },
};

function targetOf(to: string, context: ViewContext) {
  const [scheme = '', id = ''] = to.split(/:(.*)/s);
  switch (scheme) {
    case 'phone':
      return { href: phoneView(id, context).href, target: 'phone' };
    case 'email':
      return { href: `mailto:${textAt(context.site, 'email')}`, target: 'email' };
    case 'external':
      return { href: textAt(context.get('external', id), 'url'), target: 'external' };
    case 'map':
      return { href: textAt(context.get('location', id), 'googleMapsUrl'), target: 'external' };
    default:
      return { href: to, target: 'internal' };
  }
}
