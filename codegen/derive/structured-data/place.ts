import type { Section } from '../../../generated/sections.ts';
import type { Page } from '../../model/page.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { departmentsAt } from '../places/departments-at.ts';
import { type BusinessNode, hoursOf, kindOf, phoneOf, placeOf } from './business.ts';
import { dealerReference, siteUrl } from './node.ts';

/** The place that a page is the page of, as a business of its own; an online one has no door. */
export function placeNode(
  sections: readonly Section[],
  { data, path }: { readonly data: Page['data']; readonly path: string },
  context: ViewContext,
): BusinessNode | undefined {
  const { site, get } = context;
  const [id] = sections.flatMap(({ kind, props }) =>
    kind === 'location-profile' ? [props.location.card.id] : [],
  );
  const location = id === undefined ? undefined : get('location', id);
  if (id === undefined || !location || location.type === 'online') return undefined;
  const open = departmentsAt(id, site)
    .map(([, department]) => department)
    .filter(({ structuredData }) => structuredData === 'openingHours');
  const { picture } = data;
  return {
    ...kindOf(site),
    '@id': `${siteUrl(site)}${path}#place`,
    name: location.name,
    url: siteUrl(site) + path,
    image: picture && siteUrl(site) + pictureView(picture, context).src,
    telephone: phoneOf(location, context),
    ...placeOf(location, site),
    hasMap: location.googleMapsUrl,
    ...hoursOf(open, context),
    parentOrganization: dealerReference(site),
  };
}
