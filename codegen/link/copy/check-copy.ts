import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Site } from '../../site/site.ts';
import { longDescriptions } from './long-description.ts';
import { repeatedTexts } from './repeated-text.ts';

/** Advice about the texts of a site as a whole, which waits until nothing else is wrong with it. */
export function checkCopy(site: Site): Diagnostic[] {
  return [...repeatedTexts(site), ...longDescriptions(site)];
}
