import type { NounTypes } from '../../../generated/content.ts';
import { mailLink } from '../../contract/email-address.ts';
import type { MailTexts, PrintSettings, ServerTexts, SiteFacts } from '../../contract/site.ts';
import { readPhone } from '../../model/phone-number.ts';
import { prefixOf } from '../../schema/site-languages.ts';
import type { ViewContext } from '../context/view.ts';
import { siteLook } from '../look/site-look.ts';
import { siteUrl } from '../structured-data/node.ts';
import { scriptsEverywhere } from '../views/embed.ts';
import { namedLanguages } from './alternates.ts';

type Site = NounTypes['site'];

/** What every page and the server need to know about the dealer. */
export function siteFacts(context: ViewContext): SiteFacts {
  const { site, index } = context;
  const { website, phones, timezone, server, security, map } = site;
  const contact = security?.owed ? undefined : security?.contact;
  const reached = Object.entries(phones).map(([id, { number, label }]) => {
    const { href } = readPhone(number, site);
    return [id, { number, label, href }] as const;
  });
  const languages = namedLanguages(index.site);
  const everywhere = scriptsEverywhere(context);
  return {
    ...shownEverywhere(site),
    ...(languages.length > 0 && { languages }),
    look: siteLook(index.site),
    website,
    phones: Object.fromEntries(reached),
    timezone,
    server: serverTexts(server),
    ...(contact !== undefined && { securityContact: asLink(contact) }),
    ...(everywhere && { everywhere }),
    ...(map && { mapEmbedOrigin: new URL(map.embedUrl).origin }),
  };
}

function asLink(contact: string): string {
  return contact.startsWith('mailto:') ? mailLink(contact.slice('mailto:'.length)) : contact;
}

/** The part of it that is on every page. */
export function shownEverywhere(site: Site): Pick<SiteFacts, 'name' | 'language' | 'mark' | 'url'> {
  const { name, language, mark } = site;
  return { name, language, url: siteUrl(site), ...(mark !== undefined && { mark }) };
}

/** How the site prints numbers, prices and dates. */
export function printSettings({ site: { locale, currency }, index }: ViewContext): PrintSettings {
  const prefix = prefixOf(index.site.schemas.languages);
  return { locale, currency, ...(prefix !== '' && { prefix }) };
}

function serverTexts(texts: Site['server']): ServerTexts {
  const { fault, notStored, withoutServer, tooManyMessages, tooManyAttempts, mail } = texts;
  return {
    fault,
    notStored,
    ...(withoutServer !== undefined && { withoutServer }),
    tooManyMessages,
    tooManyAttempts,
    mail: mailTexts(mail),
  };
}

function mailTexts(mail: Site['server']['mail']): MailTexts {
  const { subject, spam, spamNote, received, reply, digest, confirmation } = mail;
  const texts = { subject, spam, spamNote, received, reply, digest };
  if (!confirmation?.send) return texts;
  return { ...texts, confirmation: { subject: confirmation.subject, text: confirmation.text } };
}
