/** Where a page is in one of the site's languages. */
export interface Alternate {
  /** As browsers name it. */
  readonly language: string;
  readonly path: string;
}

/** One of the languages of a site. */
export interface LanguageOfSite {
  readonly language: string;
  /** What its own speakers call it. */
  readonly name: string;
  /** What its addresses begin with; empty for the first one. */
  readonly prefix: string;
}

/** What the addresses of a site in one of its languages begin with; empty for the first one, and for a site in one language. */
export function prefixIn(site: {
  readonly language: string;
  readonly languages?: readonly LanguageOfSite[] | undefined;
}): string {
  return site.languages?.find(({ language }) => language === site.language)?.prefix ?? '';
}

/** The language whose addresses begin as this one does; the first one if no other fits. */
export function languageAt<Own extends Pick<LanguageOfSite, 'prefix'>>(
  path: string,
  languages: readonly Own[],
): Own | undefined {
  const fits = ({ prefix }: Own) => path === prefix || path.startsWith(`${prefix}/`);
  return languages.find((each) => each.prefix !== '' && fits(each)) ?? languages[0];
}
