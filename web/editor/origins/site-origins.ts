import type * as contract from '../../../generated/contract/origins.ts';
import type { Navigation, PageDocument } from '../../../generated/sections.ts';

/** A page with a mark after each text. */
export type PageOrigins = contract.PageOrigins<PageDocument>;

/** The site with a mark after each text, as the compiler makes it. */
export type SiteOrigins = contract.SiteOrigins<PageDocument, Navigation>;
