import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stands in a piece of markup that other files depend on, or must be there for. */
export interface MarkupFacts {
  readonly classes: readonly string[];
  readonly links: readonly string[];
}

/** What a page was made of, and what is in it beside what all pages have. */
export interface PageMemory extends MarkupFacts {
  /** A fingerprint of its document and head. */
  readonly source: string;
  /** Its kinds of sections: pages with the same share a sheet. */
  readonly kinds: string;
  readonly isInteractive: boolean;
}

/** What all pages have. */
export interface ShellMemory extends MarkupFacts {
  /** A fingerprint of what it was made of. */
  readonly source: string;
  /** A fingerprint of what came out. */
  readonly key: string;
}

/** A style sheet: a fingerprint of what decides its rules, and its address. */
export interface SheetMemory {
  readonly key: string;
  readonly address: string;
}

/** Paths by the folder of a site that they are in. */
export interface SitePaths {
  readonly served: readonly string[];
  readonly renderer: readonly string[];
}

/** What is remembered from one build to the next. Files are known by their stamps. */
export interface SiteMemory {
  readonly served: Readonly<Record<string, string>>;
  /** Both the stamp where it was generated and where it was published. */
  readonly generated: Readonly<Record<string, string>>;
  readonly shell?: ShellMemory;
  readonly pages: Readonly<Record<string, PageMemory>>;
  readonly sheets: Readonly<Record<string, SheetMemory>>;
  readonly pictures: { readonly key: string; readonly paths: readonly string[] };
  /** A fingerprint of all addresses that lead somewhere. */
  readonly answers: string;
  /** How texts were compressed. */
  readonly quality: number;
  /** Where the last site differs from the one before it. */
  readonly changes?: SitePaths;
}

/** Nothing is remembered. */
export const noMemory: SiteMemory = {
  served: {},
  generated: {},
  pages: {},
  sheets: {},
  pictures: { key: '', paths: [] },
  answers: '',
  quality: 0,
};

/** Reads what the last build remembered; an unreadable memory is an empty one. */
export function readMemory(project: string): SiteMemory {
  try {
    return JSON.parse(readFileSync(memoryFile(project), 'utf8'));
  } catch {
    return noMemory;
  }
}

/** Keeps what this build has noted. */
export function saveMemory(project: string, memory: SiteMemory): void {
  const file = memoryFile(project);
  mkdirSync(join(project, '.cache'), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(memory));
  renameSync(`${file}.part`, file);
}

/** Forgets every build, so that the next one makes all of the site. */
export function forget(project: string): void {
  rmSync(memoryFile(project), { force: true });
}

function memoryFile(project: string): string {
  return join(project, '.cache', 'site.json');
}
