import { withoutInvisible } from '../../../../codegen/contract/visible-text.ts';

/** What is pasted, by its paragraphs, and what else was taken out of it. */
export interface Pasted {
  readonly paragraphs: readonly string[];
  readonly leftOut: readonly string[];
}

/** Marks of a list: a bullet of any program, or a hyphen or number with the gap that programs put after it. */
const listMark = /^\s*(?:[•·‣▪◦●○■\uf0b7\uf0a7]\s*|[-–*]\s+|(?:o|\d{1,2}[.)])\t\s*)/u;

/** Cleans what another program hands over: its paragraphs, list marks, tabs and characters that nobody sees. */
export function cleanPaste(pasted: string): Pasted {
  // A line break within a paragraph, which word processors write as \v, is a blank here.
  const lines = pasted.split(/[\r\n\f\u0085\u2028\u2029]+/);
  const bare = lines.map((line) => line.replace(listMark, ''));
  const shown = bare.map(withoutInvisible);
  const isListed = bare.some((line, index) => line !== lines[index]);
  const isUnseen = shown.some((line, index) => line !== bare[index]);
  return {
    paragraphs: shown.map((line) => line.replaceAll(/\s+/gu, ' ').trim()).filter(Boolean),
    leftOut: [isListed && 'list marks', isUnseen && 'invisible characters'].filter(
      (each) => each !== false,
    ),
  };
}

/** What became of it, in words; nothing if it is as it was. */
export function pastedInWords({ paragraphs, leftOut }: Pasted, areItems: boolean): string {
  const { length } = paragraphs;
  const became =
    length > 1 ? [`${length} paragraphs became ${areItems ? `${length} items` : 'one'}`] : [];
  const left = leftOut.length > 0 ? [`${leftOut.join(' and ')} were left out`] : [];
  const words = [...became, ...left].join('; ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
