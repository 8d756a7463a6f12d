import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageHead } from '../../../generated/contract/page.ts';
import type { Navigation, PageDocument } from '../../../generated/sections.ts';

/** Where something on a page is written. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The text as it is printed. */
  readonly text?: string;
  /** How copy refers to it, if it is a fact. */
  readonly fact?: string;
  /** The facts that a text refers to, by the numbers of their places. */
  readonly facts?: readonly number[];
  /** The text says nothing but what they say. */
  readonly isReference?: true;
}

/** A number, a time or a name, and how a page may have printed it. */
interface Spelled {
  readonly place: number;
  readonly as: readonly string[];
}

/** A page with a mark behind each text. */
export interface PageOrigins {
  readonly document: PageDocument;
  readonly head: PageHead;
  readonly sections: readonly number[];
  readonly hero?: number;
  readonly values: readonly Spelled[];
}

/** The site with a mark behind each text, as the compiler keeps it while it watches the content. */
export interface SiteOrigins {
  readonly firstMark: number;
  readonly places: readonly Place[];
  readonly pages: Readonly<Record<string, PageOrigins>>;
  readonly navigation: Navigation;
  readonly name: string;
  readonly values: readonly Spelled[];
}

/** Reads what the compiler has kept; nothing before it has. */
export function readOrigins(project: string): SiteOrigins | undefined {
  const file = join(project, '.cache/origins.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
