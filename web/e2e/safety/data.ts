import { type AddressFaults, faultsOfEmbed, faultsOfLink } from './addresses.ts';
import type { Bounds } from './bounds.ts';

/** The vocabulary of structured data. */
const vocabulary = 'https://schema.org';

/** The faults of addresses in the data that the browser builds a page from: they are under keys that say so. */
export function faultsOfData(value: unknown, bounds: Bounds): AddressFaults {
  return entriesOf(value).flatMap(([key, each]) => {
    if (typeof each !== 'string') return faultsOfData(each, bounds);
    if (key === 'embedUrl') return faultsOfEmbed(each, bounds);
    return /^(?:href|src|canonical)$|Url$/.test(key) ? faultsOfLink(each, bounds) : [];
  });
}

/** The faults of structured data: every address in it must be on the site or in the content. */
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
