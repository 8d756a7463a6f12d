import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageDocument } from '../../generated/sections.ts';
import type { NextSite } from './next-site.ts';
import type { BuiltPage } from './write-pages.ts';

/** From here on, in compressed bytes, a page makes a phone on a bad network wait for more than a second. */
const heavy = 30_000;

/** Advice on each page whose HTML is heavy, one line each: what was written is never an error for its length. */
export function findHeavyPages(next: NextSite, pages: readonly BuiltPage[]): readonly string[] {
  return pages.flatMap(({ path, name, file }) => {
    const bytes = next.read(`${file}.br`).length;
    if (bytes < heavy) return [];
    const text = readFileSync(join(next.renderer, 'generated/pages', `${name}.json`), 'utf8');
    return [`${path} is long: ${inKilobytes(bytes)} compressed. ${advise(JSON.parse(text))}`];
  });
}

function advise({ sections }: PageDocument): string {
  const sized = sections.map((section, index) => ({
    name: `section ${index + 1} (${section.kind})`,
    size: JSON.stringify(section).length,
  }));
  const [longest] = sized.toSorted((one, other) => other.size - one.size);
  return longest ? `Most of it is ${longest.name}: shorten it, or give it a page of its own.` : '';
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
