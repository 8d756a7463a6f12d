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
