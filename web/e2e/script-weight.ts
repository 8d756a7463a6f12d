import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDocument } from '../../generated/sections.ts';

interface Part {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The sections that query the API: the query library is part of their code. */
const asking = new Set<string>(['vehicle-inventory', 'vehicle-detail']);

/** Weighs what React and the code of a page's sections add once the page is used, compressed, in bytes. */
export function openScriptScale(renderer: string, served: string) {
  const manifest: Readonly<Record<string, Part>> = JSON.parse(
    readFileSync(join(renderer, 'manifest.json'), 'utf8'),
  );
  const queries = Object.keys(manifest).find((name) => name.startsWith('_queries'));
  const filesOf = (name: string): string[] => {
    const part = manifest[name];
    if (!part) throw new Error(`The build has no ${name}.`);
    return [part.file, ...(part.imports ?? []).flatMap(filesOf)];
  };
  return ({ sections }: Pick<PageDocument, 'sections'>): number => {
    const own = sections.map(({ kind }) => `src/sections/${kind}.tsx`);
    const shared = sections.some(({ kind }) => asking.has(kind)) && queries ? [queries] : [];
    // The small script is already loaded.
    const { file: small = '' } = manifest['src/entry-client.ts'] ?? {};
    const files = new Set(['src/navigation/start.tsx', ...own, ...shared].flatMap(filesOf));
    files.delete(small);
    return [...files].reduce((sum, file) => sum + statSync(join(served, `${file}.br`)).size, 0);
  };
}
