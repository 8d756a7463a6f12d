// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import { type Propose, rewriting } from './candidate.ts';

/** The brace of a reference that lacks its dollar sign. */
export const bareBrace = /(?<!\$)\{(?=\s*[a-z][\w-]*(?:\.[\w@+-]+)+(?:\s*\|\s*\w+)?\s*\})/;

/** `heading: {site.name}`: YAML takes a reference without its dollar sign for a group of keys. */
export const missingDollar: Propose = (place) => {
  return rewriting(place, place.line.text.split(bareBrace).join('${'), {
    message: 'a reference to a fact begins with a dollar sign: ${…}',
    help: 'Write $ before the brace.',
  });
};
