import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readKeyed, writeKeyed } from '../../codegen/files/keyed-file.ts';

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

/** Reads what the last build remembered; one that is damaged or of other code counts as empty. */
export function readMemory(project: string, code: string): SiteMemory {
  const text = readKeyed(memoryFile(project), code)?.toString();
  return text === undefined ? noMemory : JSON.parse(text);
}

/** Stores what this build has recorded. `code` is a fingerprint of its code: other code makes another site. */
export function saveMemory(project: string, code: string, memory: SiteMemory): void {
  writeKeyed(memoryFile(project), code, JSON.stringify(memory));
}

/** Forgets every build, so that the next one builds the whole site. */
export function forget(project: string): void {
  rmSync(memoryFile(project), { recursive: true, force: true });
}

function memoryFile(project: string): string {
  return join(project, '.cache', 'site.json');
}
