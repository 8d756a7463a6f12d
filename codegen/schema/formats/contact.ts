import { email } from './email.ts';
import type { Format } from './format.ts';

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
