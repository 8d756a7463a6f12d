import { join } from 'node:path';
import { compile } from '../../codegen/compile.ts';
import { loadContent } from '../../codegen/load/load.ts';
import { createMemo } from '../../codegen/memo.ts';
import { readSchemas } from '../../codegen/schema/read-schemas.ts';
import {
  type OptionalPart,
  optionalParts,
  textWithout,
} from '../../codegen/testing/optional-parts.ts';
import type { ContentFiles } from './content-files.ts';

type OptionalParts = readonly OptionalPart[];

/** Removes every kind of part that may be left out together with the others; returns how many parts and how many stay. */
export async function removeOptional(project: string, content: ContentFiles) {
  const memo = createMemo();
  const schemaDir = join(project, 'schema');
  const loaded = loadContent(project);
  const all = optionalParts(loaded.files, readSchemas(schemaDir, loaded.textOf), { isAll: true });

  const filesWithout = (parts: OptionalParts) => {
    const byFile = Map.groupBy(parts, ({ file }) => file.file);
    return loaded.files.map((file) => {
      const own = byFile.get(file.file);
      return own ? { ...file, text: textWithout(file, own) } : file;
    });
  };
  const isGood = async (parts: OptionalParts) => {
    const changed = { ...loaded, files: filesWithout(parts) };
    return (await compile({ root: project, schemaDir, loaded: changed }, memo)).errors.length === 0;
  };
  /** What can be left out of these kinds beside what is left out already: all, or what can be of either half. */
  const leaveOut = async (
    kinds: readonly OptionalParts[],
    gone: OptionalParts,
  ): Promise<OptionalParts> => {
    const more = [...gone, ...kinds.flat()];
    if (await isGood(more)) return more;
    if (kinds.length === 1) return gone;
    const half = kinds.length / 2;
    return leaveOut(kinds.slice(half), await leaveOut(kinds.slice(0, half), gone));
  };
  const gone = await leaveOut([...Map.groupBy(all, kindOf).values()], []);
  for (const { file, text } of filesWithout(gone))
    content.save(file.replace(/^content\//, ''), text);
  return { gone: gone.length, left: all.length - gone.length };
}

/** A part by its noun and its keys, whichever item of a list it is in. */
function kindOf({ file, path, change }: OptionalPart): string {
  const keys = path.map((step) => (typeof step === 'number' ? '*' : step));
  return [file.kind.noun, ...keys, change].join('.');
}
