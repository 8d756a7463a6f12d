import { join } from 'node:path';
import type { ContentFile } from '../model/source.ts';
import { stampOf } from './file-key.ts';
import { keyOfFile } from './kept-data.ts';
import { keyOf, readKept, writeKept } from './kept-file.ts';

const markFile = '.cache/good-content';

/** All that a check reads below `content/`. */
interface ReadFiles {
  readonly files: readonly ContentFile[];
  readonly pictures: readonly string[];
}

/** Marks content in which an earlier run found nothing to report. */
interface GoodMark {
  isSet(): boolean;
  set(): void;
}

/** The mark of these files below `root`; `schemasKey` covers the schemas and the compiler. */
export function goodMark(
  root: string,
  { files, pictures }: ReadFiles,
  schemasKey: string,
): GoodMark {
  const path = join(root, markFile);
  const key = keyOf([
    schemasKey,
    ...files.map((file) => `${file.file} ${keyOfFile(file)}`),
    ...pictures.map((picture) => stampOf(root, picture)),
  ]);
  return {
    isSet: () => readKept(path, key) !== undefined,
    set: () => writeKept(path, key, ''),
  };
}
