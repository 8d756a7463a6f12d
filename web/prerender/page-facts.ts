/** What a piece of markup contains that other files depend on, or must exist for. */
export interface MarkupFacts {
  readonly classes: readonly string[];
  readonly links: readonly string[];
}

/** What all pages share. */
export interface ShellFacts extends MarkupFacts {
  /** A fingerprint of everything that decides how it looks. */
  readonly key: string;
}

/** A page, rendered: its HTML without its styles, and what it contains besides what all pages share. */
export interface RenderedPage extends MarkupFacts {
  readonly html: string;
  /** What the browser fetches for it, as JSON. */
  readonly data: string;
  /** Its kinds of sections: pages with the same kinds share a style sheet. */
  readonly kinds: string;
  readonly isInteractive: boolean;
}
