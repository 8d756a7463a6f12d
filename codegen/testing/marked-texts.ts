// Test support: content in which every text has a mark of its own, by which it is found again wherever it gets to.
import { isScalar, parseDocument } from 'yaml';
import type { Path } from '../diagnostics/diagnostic.ts';
import { blankReferences } from '../model/fact-reference.ts';
import type { ContentFile } from '../model/source.ts';
import type { Field } from '../schema/field.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { createWalks } from '../schema/walk.ts';

/** A text of the content, and the letter that stands in it. */
export interface MarkedText {
  readonly mark: string;
  readonly file: ContentFile;
  readonly path: Path;
}

/** The files with their marks, which are letters, so that no text gets longer or another form. */
export function markTexts(files: readonly ContentFile[], schemas: SchemaSet) {
  const walk = createWalks(() => true);
  const texts: MarkedText[] = [];
  const marked = files.map((file) => {
    const document = parseDocument(file.text);
    const schemasAt = new Map<string, { path: Path; all: Field[] }>();
    walk(schemas.field(file.kind.schema))(document.toJS(), ({ field, value, path }) => {
      const place = schemasAt.get(path.join('.')) ?? { path, all: [] };
      schemasAt.set(path.join('.'), place);
      place.all.push(field);
      return value;
    });
    for (const { path, all } of schemasAt.values()) {
      const written = document.getIn(path, true);
      if (!isScalar(written) || typeof written.value !== 'string' || !isFree(all)) continue;
      const at = firstLetter(written.value);
      if (at === -1 || isName(written.value)) continue;
      const mark = String.fromCodePoint(firstMark + texts.length);
      texts.push({ mark, file, path });
      written.value = written.value.slice(0, at) + mark + written.value.slice(at + 1);
    }
    return { ...file, text: document.toString({ lineWidth: 0 }) };
  });
  return { files: marked, texts };
}

/** The marks in what has been made of the content, also within addresses. */
export function marksIn(made: string): ReadonlySet<string> {
  const encoded = made.match(/%E[A-D](?:%[89AB][\dA-F]){2}/g) ?? [];
  return new Set([...(made.match(/[\uac00-\ud7a3]/g) ?? []), ...encoded.map(decodeURIComponent)]);
}

/** The first of the Hangul syllables: 11,172 letters that no test dealer writes. */
const firstMark = 0xac00;

/** Whether a value is any text that the editor likes, not a name that something is found by. */
function isFree(all: readonly Field[]): boolean {
  const isBound = (field: Field) =>
    field.is === 'choice' ||
    (field.is === 'text' &&
      (field.format ?? field.pattern ?? field.annotations['x-ref']) !== undefined);
  return all.some(({ is }) => is === 'text') && !all.some(isBound);
}

/** Whether a text may be a name that something else goes by, such as that of a field: one word in lower case, or a state. */
function isName(text: string): boolean {
  return /^[a-z][\w.-]*$|^[A-Z]{2}$/.test(text);
}

/** The place of the first letter outside of references, or -1. */
function firstLetter(text: string): number {
  return blankReferences(text).search(/\p{L}/u);
}
