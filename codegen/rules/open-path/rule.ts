import type { Rule } from '../../link/rule.ts';
import { optionalText } from '../../model/data.ts';

/** A path that is left open was drawn as a line, but the mark is filled: what a pen follows becomes a blob. */
export const rule: Rule = {
  code: 'open-path',
  phase: 'doubt',
  check({ site: { content } }) {
    if (!content.site) return [];
    const { data, source } = content.site;
    const mark = optionalText(data, 'mark') ?? '';
    const parts = mark.match(/m[^m]*/gi) ?? [];
    const open = parts.filter((part) => !/z\s*$/i.test(part.trim()));
    if (open.length === 0) return [];
    return [
      {
        source,
        path: ['mark'],
        message: `${open.length} of ${parts.length} parts of the mark are lines that are left open, and the mark is filled: "${open[0]?.trim()}"`,
        help: 'Draw the outline of the line as a shape, as "stroke to path" of a drawing program does, and close it with a Z.',
      },
    ];
  },
};
