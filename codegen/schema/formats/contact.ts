import { isEmailAddress } from '../../contract/email-address.ts';
import type { Format } from './format.ts';

/** An email address of the dealer, by the rule that visitors' addresses follow. */
export const email: Format = {
  form: 'an email address such as hello@example.com',
  accepts: isEmailAddress,
  meant(text) {
    const word = text.trim().replace(/^mailto:\s*/i, '');
    return word !== text && isEmailAddress(word) ? { word, isSure: true } : undefined;
  },
};

const mail = 'mailto:';

/** Where to reach somebody: an email address as a link, or a page. */
export const contact: Format = {
  form: 'an address such as mailto:security@example.com or https://example.com/security',
  accepts: (text) =>
    text.startsWith(mail)
      ? email.accepts(text.slice(mail.length))
      : /^https:\/\/[\w.-]+(?:[/?#][^\s<>"]*)?$/.test(text),
  meant(text) {
    const word = text.trim();
    if (email.accepts(word)) return { word: `${mail}${word}`, isSure: true };
    return undefined;
  },
};
