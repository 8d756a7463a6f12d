import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as contract from '../../../generated/contract/origins.ts';
import type { Navigation, PageDocument } from '../../../generated/sections.ts';

/** A page with a mark after each text. */
export type PageOrigins = contract.PageOrigins<PageDocument>;

/** The site with a mark after each text, as the compiler stores it while it watches the content. */
export type SiteOrigins = contract.SiteOrigins<PageDocument, Navigation>;

/** Reads what the compiler has stored; undefined before its first run. */
export function readOrigins(project: string): SiteOrigins | undefined {
  const file = join(project, '.cache/origins.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
