/** The style sheets of the built pages. */
export interface PageStyles {
  /** The address of the style sheet with all rules. */
  readonly whole: string;
  /** The address of the print style sheet. */
  readonly paper: string;
  /** The addresses of the style sheets with what a page itself uses, by the name of the page. */
  readonly own: Readonly<Record<string, string>>;
}

/** Matches every form of a page's style links: as rendered, or as this module has left them. */
const links = /(?:<link rel="stylesheet"[^<>]*>)+/;

/** Links a page to its own styles; records where the others are for the application, which shows other pages. */
export function linkOwnStyles(html: string, page: string, styles: PageStyles): string {
  const own = styles.own[page];
  if (!own) return html;
  const screen = `<link rel="stylesheet" href="${own}" data-whole="${styles.whole}"/>`;
  const paper = `<link rel="stylesheet" href="${styles.paper}" media="print"/>`;
  return html.replace(links, screen + paper);
}
