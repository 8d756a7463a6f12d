import { inCode, plain } from '../forge/hostile-text.ts';
import type { Chapter, Finding, Night } from './finding.ts';

/** By this the issue is found again. */
export const mark = '<!-- true-no-more -->';

export const title = 'What may be true no more';

const mostFindings = 100;
const longest = 60_000;

/** What is remembered until the next night, at the end of the issue. */
const memory = /<!-- silent ([\w+/=-]*) -->/;

/** The text of the issue. */
export function writeIssue(
  { chapters, silent }: Night,
  address: (finding: Finding) => string,
): string {
  const filled = chapters.filter(({ findings }) => findings.length > 0);
  const kept = Buffer.from(JSON.stringify(silent)).toString('base64');
  const parts = filled.map((each) => chapterText(each, address));
  const head = `${mark}\n\nLooked at each night. Nothing waits for it, and nothing turns red: it is a list of errands.`;
  const all = [head, ...(parts.length > 0 ? parts : ['Nothing today.'])].join('\n\n');
  const cut = all.length > longest ? `${all.slice(0, longest)}\n\n…` : all;
  return `${cut}\n\n<!-- silent ${kept} -->\n`;
}

function chapterText(
  { heading, advice, findings }: Chapter,
  address: (finding: Finding) => string,
) {
  const shown = findings.slice(0, mostFindings).map((finding) => {
    const place = `${inCode(finding.file)}, line ${finding.line}`;
    return `- [${place}](${address(finding)}): ${plain(finding.words)}`;
  });
  const more = findings.length - shown.length;
  const rest = more > 0 ? [`- … and ${more} more`] : [];
  return [`## ${heading}`, '', advice, '', ...shown, ...rest].join('\n');
}

/** What the issue remembers of the nights before. */
export function readMemory(text: string): Night['silent'] {
  try {
    const [, kept = ''] = memory.exec(text) ?? [];
    const silent: unknown = JSON.parse(Buffer.from(kept, 'base64').toString());
    return Object.fromEntries(
      Object.entries(Object(silent)).map(([url, since]) => [url, String(since)]),
    );
  } catch {
    return {};
  }
}
