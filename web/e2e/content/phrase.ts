// A text from a file as a pattern for the page's text: what a reference or a blank is filled with is checked elsewhere.
import { readFactValue } from '../../../codegen/resolve/facts/fact-value.ts';
import { pages } from './records.ts';

const anything = '.*?';

/** Words, with anything in place of `{name}` and `${a reference}`. */
const textPattern = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .split(/\$?\{[^}]+\}/)
    .map(RegExp.escape)
    .join(anything);

/** The pattern for a text from a file. */
export const phrase = (text: string) => new RegExp(textPattern(text), 's');

/** The heading of a page, if its file says one. */
export function headingAt(path: string): RegExp {
  const { hero } = pages.find((page) => page.path === path) ?? {};
  return phrase(`${Object(hero).heading ?? ''}`);
}

/** The pattern for one fact, whatever its unit. */
export function factPattern(value: unknown): RegExp {
  const fact = readFactValue(value);
  if (fact.kind === 'text') return new RegExp(`^${textPattern(fact.text)}$`, 's');
  const figures =
    fact.kind === 'figure' ? fact.figures : fact.kind === 'number' ? [fact.number] : [];
  const printed = figures.map((figure) => RegExp.escape(figure.toLocaleString('en-US')));
  return new RegExp(`^${['', ...printed, ''].join(anything)}$`, 's');
}
