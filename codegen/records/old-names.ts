import type { Path } from '../diagnostics/diagnostic.ts';
import { valuesIn } from '../link/source-files.ts';
import { proseOf } from '../model/written-marks.ts';
import type { Site } from '../site/site.ts';

/** A text that says a name in plain words, and where it is written. */
export interface Mention {
  readonly file: string;
  readonly path: Path;
  readonly text: string;
}

/** What a record was called, and what it is called now. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

/** The texts that still say the old name of a record in plain words; where the new name holds the old one, it is not meant. */
export function mentionsOf(site: Site, { from, to }: Renamed): readonly Mention[] {
  const plain = RegExp.escape(from);
  const name = new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'u');
  return site.written.flatMap((source): readonly Mention[] => {
    // A shortcut: a folded text may break a name in two, but not a word.
    if (!source.text.includes(from.split(' ')[0] ?? from)) return [];
    return valuesIn(source)
      .texts.filter(({ value }) => name.test(proseOf(value).replaceAll(to, ' ')))
      .map(({ path, value }) => ({ file: source.file, path, text: value }));
  });
}
