import type { Message } from '../../diagnostics/diagnostic.ts';
import { wholeFile } from '../../diagnostics/finding.ts';
import { missing } from '../../link/missing.ts';
import type { Rule, RuleFinding } from '../../link/rule.ts';
import type { FontFacts } from '../../model/font-facts.ts';
import { fontFolder, fontsIn } from '../../model/font-files.ts';
import type { Site } from '../../site/site.ts';

/** A phone waits a second for more. */
const mostBytes = 60_000;

/** The fonts that the look names are there, are light, and have the letters that the content is written in. */
export const rule: Rule = {
  code: ['missing-font', 'broken-font', 'unfit-font', 'unnamed-font'],
  phase: 'error',
  check({ site }) {
    const { look } = site.content;
    const named = fontsIn(look?.data ?? {});
    const free = [...site.fonts.keys()].filter((file) => named.every((each) => each.file !== file));
    const findings = look
      ? named.flatMap(({ place, file }): RuleFinding[] => {
          const text = textOf(file, site, free);
          return text ? [{ source: look.source, path: ['ownFonts', place, 'file'], ...text }] : [];
        })
      : [];
    return [...findings, ...(findings.length > 0 ? [] : free.map(unnamed))];
  },
};

function textOf(file: string, { fonts, written }: Site, free: readonly string[]) {
  const name = file.slice(fontFolder.length);
  const font = fonts.get(file);
  if (!font) {
    const names = free.map((each) => each.slice(fontFolder.length));
    const text = missing('missing-font', `font in ${fontFolder} named`, name, names);
    return names.length > 0 ? text : { ...text, help: `Put the file into ${fontFolder}.` };
  }
  const { facts, problem } = font;
  if (!facts) {
    const message = `the file ${file} ${problem}`;
    const help = 'Copy it again, or have it exported as WOFF2, the format of fonts for the web.';
    return { code: 'broken-font', message, help } satisfies Message;
  }
  return tooHeavy(name, facts) ?? withoutLetters(name, facts, written);
}

function tooHeavy(name: string, { bytes }: FontFacts): Message | undefined {
  if (bytes <= mostBytes) return undefined;
  return {
    code: 'unfit-font',
    phase: 'warning',
    message: `the font ${name} is ${bytes.toLocaleString('en-US')} bytes, and every visitor loads it; a light one has ${mostBytes.toLocaleString('en-US')} at most`,
    help: 'Have a subset made of it: the letters of your language, and no alternate shapes.',
  };
}

/** A letter that is missing is shown in another font, in the middle of a word. */
function withoutLetters(
  name: string,
  { letters }: FontFacts,
  written: Site['written'],
): Message | undefined {
  const known = new Set(letters);
  const used = new Map<string, string>();
  for (const { file, text } of written)
    for (const letter of new Set(text.match(/[\p{L}\p{N}\p{Sc}]/gu)))
      if (!known.has(letter) && !used.has(letter)) used.set(letter, file);
  const [[letter, file] = [], ...others] = used;
  if (letter === undefined) return undefined;
  const more =
    others.length > 0
      ? `, nor ${others
          .map(([each]) => each)
          .slice(0, 12)
          .join(' ')}`
      : '';
  return {
    code: 'unfit-font',
    phase: 'warning',
    message: `the font ${name} has no "${letter}", which ${file} is written with${more}: another font shows it, in the middle of a word`,
    help: 'Have a subset made with these letters as well, or choose another font.',
  };
}

function unnamed(file: string): RuleFinding {
  return {
    source: { file, text: '', data: {}, locate: () => wholeFile },
    path: [],
    span: wholeFile,
    code: 'unnamed-font',
    phase: 'warning',
    message: `the font ${file} is not named in content/look.yaml, so no page is set in it`,
    help: 'Name it there under ownFonts, with its license, or delete it.',
  };
}
