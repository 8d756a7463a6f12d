import type { Value } from '../edit/change.ts';
import type { Field } from '../schema/field.ts';
import { date, dayIn } from '../schema/formats/date.ts';

/** What a cell can be read as. */
export type Kind = 'text' | 'number' | 'day' | 'choice' | 'yes or no';

/** The value that a cell means, for a field and in a country; undefined if it cannot be one of its kind. */
export function cellValue(text: string, kind: Kind, field: Field | undefined, locale: string) {
  switch (kind) {
    case 'number':
      return numberIn(text);
    case 'yes or no':
      return yesOrNo.get(text.toLowerCase());
    case 'day':
      return date.accepts(text) ? text : dayIn(text, dayOrder(locale));
    case 'choice':
      return choiceIn(text, field);
    default:
      return paragraphsOf(text);
  }
}

const yesOrNo = new Map<string, boolean>([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);

/** The choice that a program writes in its own way, `On Hold` for `on-hold`; what is none is left to the check. */
function choiceIn(text: string, field: Field | undefined): Value {
  const bare = (word: unknown) =>
    String(word)
      .toLowerCase()
      .replaceAll(/[ _-]+/g, '-');
  const values = field?.is === 'choice' ? field.values : [];
  return (values.find((each) => bare(each) === bare(text)) as Value | undefined) ?? text;
}

/** Programs break lines where they like, or write `\n` for it: only an empty line begins a paragraph. */
function paragraphsOf(text: string): string {
  const lines = text.replaceAll(/\r\n?|\\n/g, '\n').split('\n');
  const joined = lines.map((line) => line.trim()).join('\n');
  return joined.replaceAll(/\n{2,}|\n/g, (breaks) => (breaks.length > 1 ? '\n\n' : ' '));
}

/** Whether people of a country write the month before the day. */
function dayOrder(locale: string) {
  const types = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return types.indexOf('month') < types.indexOf('day') ? 'month-first' : 'day-first';
}

/** One figure, with a currency before it or a unit after it, and figures in groups of three. */
const figureAlone =
  /^(?:\p{Sc}|[A-Z]{2,3}\p{Sc}?)?\s*(-?\d[\d.,]*(?:[\s'’]\d{3})*(?:[.,]\d{1,2})?)(?:,-)?\s*(?:\p{Sc}|\p{L}+\.?|['"′″]|%)?$/u;

/** `$13,200`, `13.200,00 €` and `13,200 miles` as 13200: the last mark has decimals after it unless three figures follow. */
function numberIn(text: string): number | undefined {
  const alone = figureAlone.exec(text)?.[1]?.replaceAll(/[\s'’]/g, '') ?? '';
  const [, whole = '', decimals = ''] = /^(-?[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(alone) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  const figure = Number(decimals === '' ? digits : `${digits}.${decimals}`);
  return digits === '' || Number.isNaN(figure) ? undefined : figure;
}
