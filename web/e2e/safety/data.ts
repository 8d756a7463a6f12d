import { type AddressFaults, faultsOfEmbed, faultsOfLink } from './addresses.ts';
import type { Bounds } from './bounds.ts';

/** The vocabulary that structured data is written in. */
const vocabulary = 'https://schema.org';

/** What is wrong with the addresses in data that the browser makes a page of: they are under keys that say so. */
export function faultsOfData(value: unknown, bounds: Bounds): AddressFaults {
  return entriesOf(value).flatMap(([key, each]) => {
    if (typeof each !== 'string') return faultsOfData(each, bounds);
    if (key === 'embedUrl') return faultsOfEmbed(each, bounds);
    return /^(?:href|src|canonical)$|Url$/.test(key) ? faultsOfLink(each, bounds) : [];
  });
}

/** What is wrong with structured data: every text in it that is an address must be one of the site, or given by the content. */
export function faultsOfStructuredData(value: unknown, bounds: Bounds): AddressFaults {
  return entriesOf(value).flatMap(([, each]) => {
    if (typeof each !== 'string') return faultsOfStructuredData(each, bounds);
    const isAddress = /^(?:[a-z]+:)?\/\/\S+$/i.test(each) && !each.startsWith(vocabulary);
    return isAddress ? faultsOfLink(each, bounds) : [];
  });
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
