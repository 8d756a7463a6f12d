import type { Path } from '../diagnostics/diagnostic.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { valueAt } from '../model/data.ts';
import type { Source } from '../model/source.ts';
import { visitTexts } from '../model/visit-values.ts';

/** Every text that a language file of the dealer leaves out, where nobody else has it, with the English beside it. */
export function findMissing(english: Source, own: Source): readonly Finding[] {
  const found: Finding[] = [];
  visitTexts(english.data, (text, path) => {
    if (valueAt(own.data, path) !== undefined) return;
    found.push({
      source: own,
      path: nearest(own.data, [...path]),
      code: 'missing-language',
      message: `${path.join('.')} is missing; in English: ${JSON.stringify(text)}`,
      help: `Write it in ${own.file}. The program has no texts in this language.`,
    });
  });
  return found;
}

/** The innermost group on the way to a value that is there. */
function nearest(data: unknown, path: Path): Path {
  const above = path.slice(0, -1);
  return above.length === 0 || valueAt(data, above) !== undefined ? above : nearest(data, above);
}
