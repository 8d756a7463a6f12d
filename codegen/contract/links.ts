/** An address on built pages that nothing answers, or whose `#part` is not on the page that does. */
export interface DeadLink {
  /** From the root of the site, as the page has it: `/policies/returns#windows`. */
  readonly address: string;
  /** The addresses of the pages it is on. */
  readonly pages: readonly string[];
}
