import { globSync, readFileSync } from 'node:fs';

/** The address of the first page with a kind of section. */
export function pageWith(kind: string): string | undefined {
  const pages: { path: string; sections: { kind: string }[] }[] = globSync(
    'generated/pages/**/*.json',
  )
    .sort()
    .map((file) => JSON.parse(readFileSync(file, 'utf8')));
  return pages.find(({ sections }) => sections.some((section) => section.kind === kind))?.path;
}
