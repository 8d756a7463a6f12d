import type { SiteFacts, SitePhone } from '../../contract/site.ts';
import { groupAt, optionalText, textAt } from '../../model/data.ts';
import { dialAddress } from '../phone.ts';
import { siteUrl } from '../structured-data/node.ts';
import type { ViewContext } from '../views/view.ts';

/** What every page and the server need to know of the dealer. */
export function siteFacts({ site }: ViewContext): SiteFacts {
  const phones = groupAt(site, 'phones');
  const embed = optionalText(groupAt(site, 'map'), 'embedUrl');
  return {
    name: textAt(site, 'name'),
    language: textAt(site, 'language'),
    region: textAt(site, 'region'),
    url: siteUrl(site),
    website: textAt(site, 'website'),
    email: textAt(site, 'email'),
    phones: Object.fromEntries(Object.keys(phones).map((id) => [id, phoneFacts(phones, id)])),
    ...(embed !== undefined && { mapEmbedOrigin: new URL(embed).origin }),
  };
}

function phoneFacts(phones: object, id: string): SitePhone {
  const phone = groupAt({ ...phones }, id);
  const number = textAt(phone, 'number');
  return { number, label: textAt(phone, 'label'), href: dialAddress(number) };
}
