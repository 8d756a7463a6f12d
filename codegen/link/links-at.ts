import type { Path, Span } from '../diagnostics/diagnostic.ts';
import { isRecord, optionalText, valueAt } from '../model/data.ts';
import { linksIn, wordsOf } from '../model/written-marks.ts';
import { annotationsOf, viewOf } from '../schema/annotations.ts';
import type { Reference } from './references.ts';

/** A link that visitors see: what it says, where it leads, and where that is written. */
export interface SeenLink {
  readonly text: string;
  /** What assistive technology says instead. */
  readonly label?: string;
  readonly to: string;
  readonly path: Path;
  /** Left out, that of the value at the path. */
  readonly span?: Span;
}

/** The links that a value is: a button, or those in a text. */
export function linksAt({ source, path, schema, value }: Reference): readonly SeenLink[] {
  const annotations = annotationsOf(schema);
  if (viewOf(annotations)?.name === 'action' && isRecord(value)) {
    const label = optionalText(value, 'label');
    const said = { text: String(value.text), ...(label !== undefined && { label }) };
    return [{ ...said, to: String(value.to), path: [...path, 'to'] }];
  }
  if (!annotations['x-marks'] || typeof value !== 'string') return [];
  // Facts put no links into a text, so those of the text as written are the same ones.
  const written = linksIn(String(valueAt(source.data, path)));
  return linksIn(value).flatMap(({ to, pieces }, index) => {
    const place = written[index];
    if (!place) return [];
    const span = source.locateInString(path, place.toStart, place.to.length);
    return [{ text: wordsOf(pieces), to, path, span }];
  });
}
