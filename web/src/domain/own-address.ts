import { printSettings } from '../../../generated/print-settings.ts';

const { prefix = '' } = printSettings;

/** The home page in the language of the page. */
export const home = prefix || '/';

/** An address of the server itself, which answers in the language of the page. */
export function inLanguage(address: string): string {
  return prefix + address;
}
