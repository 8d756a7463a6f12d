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

  /** Leaves parts of one file out if the content is valid without them; else half of them, and the other half. */
  async function leaveOut(parts: readonly OptionalPart[]): Promise<void> {
    const [first] = parts;
    const own = files.find(({ file }) => file === first?.file.file);
    if (!own) return;
    const text = parts.reduce(
      (now, part) => textWithout({ ...part, file: { ...own, text: now } }),
      own.text,
    );
    if (text === own.text) return;
    const others = files.map((each) => (each === own ? { ...own, text } : each));
    const result = await compile(
      { root: project, schemaDir, loaded: { ...loaded, files: others } },
      memo,
    );
    if (!result.diagnostics.some(isError)) {
      files = others;
      count += parts.length;
    } else if (parts.length > 1) {
      const middle = Math.ceil(parts.length / 2);
      await leaveOut(parts.slice(0, middle));
      await leaveOut(parts.slice(middle));
    }
  }

  for (const file of loaded.files) await leaveOut(optionalParts([file], schemas, { isAll: true }));
  for (const { file, text } of files) content.save(file.replace(/^content\//, ''), text);
  return count;
}
