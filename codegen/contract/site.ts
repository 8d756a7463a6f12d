/** A phone of the dealer: as printed, what it is for, and its address for dialing. */
export interface SitePhone {
  readonly number: string;
  readonly label: string;
  readonly href: string;
}

/** What every page and the server need to know of the dealer. */
export interface SiteFacts<PhoneId extends string = string> {
  readonly name: string;
  readonly language: string;
  readonly region: string;
  /** The public origin, without a slash at its end. */
  readonly url: string;
  readonly website: string;
  readonly email: string;
  readonly phones: Readonly<Record<PhoneId, SitePhone>>;
  /** The origin of the map service, if the site shows its maps. */
  readonly mapEmbedOrigin?: string;
}
