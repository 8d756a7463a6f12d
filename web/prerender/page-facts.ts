/** What all pages share. */
export interface ShellFacts {
  /** A fingerprint of everything that decides how it looks. */
  readonly key: string;
  /** The site's own addresses in it. */
  readonly links: readonly string[];
}

/** A page, rendered: its HTML, and its links besides those that all pages share. */
export interface RenderedPage {
  readonly html: string;
  /** What the browser fetches for it, as JSON. */
  readonly data: string;
  readonly links: readonly string[];
}
