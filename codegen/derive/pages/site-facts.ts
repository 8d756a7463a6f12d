import { mailLink } from '../../contract/email-address.ts';
import type { PrintSettings, ServerTexts, SiteFacts, SitePhone } from '../../contract/site.ts';
import type { Data } from '../../model/content.ts';
import { groupAt, optionalText, textAt } from '../../model/data.ts';
import { readPhone } from '../../model/phone-number.ts';
import type { ViewContext } from '../context/view.ts';
import { siteUrl } from '../structured-data/node.ts';

/** What every page and the server need to know about the dealer. */
export function siteFacts({ site }: ViewContext): SiteFacts {
  const phones = groupAt(site, 'phones');
  const security = groupAt(site, 'security');
  const contact = security.owed === true ? undefined : optionalText(security, 'contact');
  const embed = optionalText(groupAt(site, 'map'), 'embedUrl');
  return {
    ...shownEverywhere(site),
    region: textAt(site, 'region'),
    website: textAt(site, 'website'),
    email: textAt(site, 'email'),
    phones: Object.fromEntries(Object.keys(phones).map((id) => [id, phoneFacts(site, id)])),
    timezone: textAt(site, 'timezone'),
    server: serverTexts(groupAt(site, 'server')),
    ...(contact !== undefined && { securityContact: asLink(contact) }),
    ...(embed !== undefined && { mapEmbedOrigin: new URL(embed).origin }),
  };
}

function asLink(contact: string): string {
  return contact.startsWith('mailto:') ? mailLink(contact.slice('mailto:'.length)) : contact;
}

/** The part of it that is on every page. */
export function shownEverywhere(site: Data): Pick<SiteFacts, 'name' | 'language' | 'mark' | 'url'> {
  const mark = optionalText(site, 'mark');
  return {
    name: textAt(site, 'name'),
    language: textAt(site, 'language'),
    url: siteUrl(site),
    ...(mark !== undefined && { mark }),
  };
}

/** How the site prints numbers, prices and dates. */
export function printSettings({ site }: ViewContext): PrintSettings {
  return { locale: textAt(site, 'locale'), currency: textAt(site, 'currency') };
}

function phoneFacts(site: Data, id: string): SitePhone {
  const phone = groupAt(groupAt(site, 'phones'), id);
  const number = textAt(phone, 'number');
  return { number, label: textAt(phone, 'label'), href: readPhone(number, site).href };
}

function serverTexts(texts: Data): ServerTexts {
  const mail = groupAt(texts, 'mail');
  const digest = groupAt(mail, 'digest');
  const confirmation = groupAt(mail, 'confirmation');
  const withoutServer = optionalText(texts, 'withoutServer');
  return {
    fault: textAt(texts, 'fault'),
    notStored: textAt(texts, 'notStored'),
    ...(withoutServer !== undefined && { withoutServer }),
    tooManyMessages: textAt(texts, 'tooManyMessages'),
    tooManyAttempts: textAt(texts, 'tooManyAttempts'),
    mail: {
      subject: textAt(mail, 'subject'),
      spam: textAt(mail, 'spam'),
      spamNote: textAt(mail, 'spamNote'),
      received: textAt(mail, 'received'),
      reply: textAt(mail, 'reply'),
      digest: { subject: textAt(digest, 'subject'), note: textAt(digest, 'note') },
      ...(confirmation.send === true && {
        confirmation: {
          subject: textAt(confirmation, 'subject'),
          text: textAt(confirmation, 'text'),
        },
      }),
    },
  };
}
