import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as contract from '../../../generated/contract/origins.ts';
import type { Navigation, PageDocument } from '../../../generated/sections.ts';

/** A page with a mark behind each text. */
export type PageOrigins = contract.PageOrigins<PageDocument>;

/** The site with a mark behind each text, as the compiler keeps it while it watches the content. */
export type SiteOrigins = contract.SiteOrigins<PageDocument, Navigation>;

/** Reads what the compiler has kept; nothing before it has. */
export function readOrigins(project: string): SiteOrigins | undefined {
  const file = join(project, '.cache/origins.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
