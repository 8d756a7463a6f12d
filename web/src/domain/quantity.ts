import { labelled } from '../../../generated/contract/labelled.ts';
import { printSettings } from '../../../generated/print-settings.ts';
import { createFormats } from './formats.ts';

/** The formats of this site. */
export const {
  formatPrice,
  formatAmount,
  formatSum,
  formatNumber,
  formatFigure,
  formatDate,
  compareNames,
  readFigure,
} = createFormats(printSettings);

interface Distance {
  readonly distance: number;
  readonly direction?: string | undefined;
}

/** A distance in words, with its direction if it has one. */
export function formatDistance(
  { distance, direction }: Distance,
  labels: { readonly distance: string; readonly toward: string },
): string {
  const n = formatFigure(distance, 1);
  return direction === undefined
    ? fillText(labels.distance, { n })
    : fillText(labels.toward, { n, direction });
}

/** Fills `{name}` in a text from the content; a name without a value stays as it is. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A word in the quotation marks that a text of the same language has around its `{query}`. */
export function quoted(word: string, text: string): string {
  const [marks = '“{query}”'] =
    /[\p{Pi}\p{Pf}\p{Ps}"']\s?\{query\}\s?[\p{Pi}\p{Pf}\p{Pe}"']/u.exec(text) ?? [];
  return fillText(marks, { query: word });
}

/** The title of a page whose form has errors. */
export function errorPageTitle(errorTitle: string, title: string): string {
  return labelled(errorTitle, title, printSettings.locale);
}
