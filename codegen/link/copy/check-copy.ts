import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../site/site.ts';
import { longDescriptions } from './long-description.ts';

/** Warnings about the texts of a site as a whole, given only if nothing else is wrong. */
export function checkCopy(site: Site): Diagnostic[] {
  return longDescriptions(site);
}
