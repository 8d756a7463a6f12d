import type { DefaultTexts } from '../language/default-texts.ts';
import type { ReadFonts } from '../load/read-fonts.ts';
import type { ReadPictures } from '../load/read-pictures.ts';
import type { Content } from '../model/content.ts';
import type { Page } from '../model/page.ts';
import type { InvalidFile, Source } from '../model/source.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { prefixed, prefixOf } from '../schema/site-languages.ts';
import type { Misspelling } from '../spelling/spelled-file.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { HiddenRecord } from './hidden-records.ts';
import type { SiteInLanguage } from './in-language.ts';

/** The whole site with every reference to a fact replaced by its text, to check links in and to make pages from. */
export interface Site extends ReadPictures {
  readonly content: Content;
  readonly pages: readonly Page[];
  /** What the check knows of the font files, by their path from the project root. */
  readonly fonts: ReadFonts;
  /** The files as they are written, whatever of them holds on the day. */
  readonly written: readonly Source[];
  /** Its pages in each of its languages; none for a site in one. */
  readonly languages: readonly SiteInLanguage[];
  /** The records that are hidden on the day. */
  readonly hidden: readonly HiddenRecord[];
  /** Invalid files and hidden ones; references to them are not reported as missing. */
  readonly invalidFiles: readonly InvalidFile[];
  /** The day it is made on, YYYY-MM-DD: what is over is told, and search engines get the days that come. */
  readonly today: string;
  readonly gazetteer: Gazetteer;
  readonly schemas: SchemaSet;
  /** The texts that the content leaves out. */
  readonly defaults: DefaultTexts;
  /** The words that are probably misspelled. */
  readonly misspellings: readonly Misspelling[];
}

/** The address of the home page: that of a language, or of the site. */
export function homeOf({ schemas }: Pick<Site, 'schemas'>): string {
  return prefixed('/', prefixOf(schemas.languages));
}
