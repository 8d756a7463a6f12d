import { fixing } from '../../diagnostics/fixes.ts';
import type { Rule } from '../../link/rule.ts';

/**
 * A sentence in brackets whose commas make several items of it: `[Prices exclude tax, title and a fee.]`. The first item
 * begins as a sentence does, and another one goes on with it.
 */
export const rule: Rule = {
  code: 'split-item',
  phase: 'error',
  needs: 'lists',
  find({ source, path, value: items }) {
    const at = items.findIndex((item) => typeof item === 'string' && /^\p{Ll}/u.test(item));
    const [first] = items;
    if (at < 1 || typeof first !== 'string' || !/^\p{Lu}\p{Ll}+\s/u.test(first)) return [];
    const { start, end } = source.locate(path);
    const written = source.text.slice(start, end);
    if (!/^\[[^"'#\\]*\]$/.test(written)) return [];
    const quoted = `["${written.slice(1, -1).trim()}"]`;
    return [
      {
        source,
        path: [...path, at],
        phase: 'doubt',
        message: `the comma ends the text "${String(items[at - 1])}": this is an item of its own`,
        help: 'If it is one text, put the whole of it in quotes.',
        ...fixing(false, { file: source.file, start, end, text: quoted }),
      },
    ];
  },
};
