import { join } from 'node:path';
import { compile } from '../../codegen/compile.ts';
import { isError } from '../../codegen/diagnostics/sort-diagnostics.ts';
import { loadContent } from '../../codegen/load/load.ts';
import { createMemo } from '../../codegen/memo.ts';
import { readSchemas } from '../../codegen/schema/read-schemas.ts';
import {
  type OptionalPart,
  optionalParts,
  textWithout,
} from '../../codegen/testing/optional-parts.ts';
import type { ContentFiles } from './content-files.ts';

/** Removes every part that may be left out, as long as the content stays valid; returns how many. */
export async function removeOptional(project: string, content: ContentFiles): Promise<number> {
  const memo = createMemo();
  const schemaDir = join(project, 'schema');
  const schemas = readSchemas(schemaDir);
  const loaded = loadContent(project);
  let files = loaded.files;
  let count = 0;

  /** Leaves kinds of parts out of all files if the content is valid without them; else half of them, and the other half. */
  async function leaveOut(kinds: readonly (readonly OptionalPart[])[]): Promise<void> {
    const parts = Map.groupBy(kinds.flat(), ({ file }) => file.file);
    const others = files.map((file) => {
      let { text } = file;
      for (const part of parts.get(file.file) ?? [])
        text = textWithout({ ...part, file: { ...file, text } });
      return { ...file, text };
    });
    const whole = { root: project, schemaDir, loaded: { ...loaded, files: others } };
    if (!(await compile(whole, memo)).diagnostics.some(isError)) {
      files = others;
      count += kinds.flat().length;
    } else if (kinds.length > 1) {
      const middle = Math.ceil(kinds.length / 2);
      await leaveOut(kinds.slice(0, middle));
      await leaveOut(kinds.slice(middle));
    }
  }

  const all = optionalParts(loaded.files, schemas, { isAll: true });
  for (const parts of Map.groupBy(all, ({ file }) => file.kind.noun).values()) {
    await leaveOut([...Map.groupBy(parts, kindOf).values()]);
  }
  for (const { file, text } of files) content.save(file.replace(/^content\//, ''), text);
  return count;
}

/** A part by its keys, whichever item of a list it is in. */
function kindOf({ path, change }: OptionalPart): string {
  return [...path.map((step) => (typeof step === 'number' ? '*' : step)), change].join('.');
}
