/** The style sheets of the built pages. */
export interface PageStyles {
  /** The address of the sheet with every rule. */
  readonly whole: string;
  /** The address of the sheet for paper. */
  readonly paper: string;
  /** Addresses of the sheets that hold what a page itself uses, by the name of the page. */
  readonly own: Readonly<Record<string, string>>;
}

/** Every form of what links a page with its styles: as it is rendered, or as this module has left it. */
const links = /(?:<link rel="stylesheet"[^<>]*>)+/;

/** Links a page with its own styles; where the others are is noted for the application, which shows other pages. */
export function linkOwnStyles(html: string, page: string, styles: PageStyles): string {
  const own = styles.own[page];
  if (!own) return html;
  const screen = `<link rel="stylesheet" href="${own}" data-whole="${styles.whole}"/>`;
  const paper = `<link rel="stylesheet" href="${styles.paper}" media="print"/>`;
  return html.replace(links, screen + paper);
}
