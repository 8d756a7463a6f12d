import { handbookPages, readPage } from '../../diagnostics/handbook.ts';
import { nearest } from '../../diagnostics/nearest.ts';

/** The page of the handbook about a code, or why there is none. Without a code, the list of all. */
export function explain(code: string | undefined): {
  readonly text: string;
  readonly isKnown: boolean;
} {
  const codes = [...handbookPages().keys()];
  if (code === undefined) return { text: `${codes.join('\n')}\n`, isKnown: true };
  const page = readPage(code);
  if (page !== undefined) return { text: `${code}\n\n${plain(page)}\n`, isKnown: true };
  const suggestion = nearest(code, codes);
  const question = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  return { text: `There is no code "${code}".${question}\n`, isKnown: false };
}

/** Strips Markdown. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^```.*\n?/gm, '')
    .replaceAll('**', '')
    .trimEnd();
}
