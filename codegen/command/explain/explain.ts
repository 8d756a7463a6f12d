import { nearest } from '../../diagnostics/nearest.ts';
import { readChapters } from './chapters.ts';

/** The chapter about a code, or why there is none. Without a code, the list of all. */
export function explain(code: string | undefined): {
  readonly text: string;
  readonly isKnown: boolean;
} {
  const { chapters } = readChapters();
  const codes = chapters.map((chapter) => chapter.code);
  if (code === undefined) return { text: `${codes.join('\n')}\n`, isKnown: true };
  const found = chapters.find((chapter) => chapter.code === code);
  if (found) return { text: `${code}\n\n${plain(found.text)}\n`, isKnown: true };
  const guess = nearest(code, codes);
  const question = guess === undefined ? '' : ` Did you mean "${guess}"?`;
  return { text: `There is no code "${code}".${question}\n`, isKnown: false };
}

/** Strips Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^```.*\n?/gm, '')
    .replaceAll('**', '')
    .trimEnd();
}
