import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a piece of markup contains that other files depend on, or must exist for. */
export interface MarkupFacts {
  readonly classes: readonly string[];
  readonly links: readonly string[];
}

/** What a page was made from, and what it contains besides what all pages share. */
export interface PageMemory extends MarkupFacts {
  /** A fingerprint of its document and head. */
  readonly source: string;
  /** Its kinds of sections: pages with the same kinds share a style sheet. */
  readonly kinds: string;
  readonly isInteractive: boolean;
}

/** What all pages share. */
export interface ShellMemory extends MarkupFacts {
  /** A fingerprint of its inputs. */
  readonly source: string;
  /** A fingerprint of the result. */
  readonly key: string;
}

/** A style sheet: its address, and a fingerprint of what decides its rules. */
export interface SheetMemory {
  readonly key: string;
  readonly address: string;
}

/** Paths, by which folder of a site they are in. */
export interface SitePaths {
  readonly served: readonly string[];
  readonly renderer: readonly string[];
}

/** What one build remembers for the next. Files are recognized by their stamps. */
export interface SiteMemory {
  readonly served: Readonly<Record<string, string>>;
  /** Both stamps: where it was generated, and where it was published. */
  readonly generated: Readonly<Record<string, string>>;
  readonly shell?: ShellMemory;
  readonly pages: Readonly<Record<string, PageMemory>>;
  readonly sheets: Readonly<Record<string, SheetMemory>>;
  readonly pictures: { readonly key: string; readonly paths: readonly string[] };
  /** A fingerprint of all addresses that lead somewhere. */
  readonly answers: string;
  /** The quality that texts were compressed with. */
  readonly quality: number;
  /** Where the last site differs from the one before it. */
  readonly changes?: SitePaths;
}

/** An empty memory. */
export const noMemory: SiteMemory = {
  served: {},
  generated: {},
  pages: {},
  sheets: {},
  pictures: { key: '', paths: [] },
  answers: '',
  quality: 0,
};

/** A memory in its file, with a fingerprint of the code of its build: other code makes another site. */
interface KeptMemory extends SiteMemory {
  readonly code: string;
}

/** Reads what the last build remembered; one that is unreadable or of other code counts as empty. */
export function readMemory(project: string, code: string): SiteMemory {
  try {
    const memory: KeptMemory = JSON.parse(readFileSync(memoryFile(project), 'utf8'));
    return memory.code === code ? memory : noMemory;
  } catch {
    return noMemory;
  }
}

/** Stores what this build has recorded. */
export function saveMemory(project: string, code: string, memory: SiteMemory): void {
  const file = memoryFile(project);
  const kept: KeptMemory = { ...memory, code };
  mkdirSync(join(project, '.cache'), { recursive: true });
  writeFileSync(`${file}.part`, JSON.stringify(kept));
  renameSync(`${file}.part`, file);
}

/** Forgets every build, so that the next one builds the whole site. */
export function forget(project: string): void {
  rmSync(memoryFile(project), { force: true });
}

function memoryFile(project: string): string {
  return join(project, '.cache', 'site.json');
}
