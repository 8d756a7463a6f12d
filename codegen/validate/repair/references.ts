// biome-ignore-all lint/suspicious/noTemplateCurlyInString: advice shows references as editors write them.
import { type Propose, rewriting } from './candidate.ts';

/** `heading: {site.name}`: YAML takes a reference without its dollar sign for a group of keys. */
export const missingDollar: Propose = (place) => {
  const { text } = place.line;
  const sign = /(?<!\$)\{(?=\s*[a-z][\w-]*(?:\.[\w@+-]+)+(?:\s*\|\s*\w+)?\s*\})/g;
  return rewriting(place, text.replaceAll(sign, '${'), {
    message: 'a reference to a fact begins with a dollar sign: ${…}',
    help: 'Write $ before the brace.',
  });
};
