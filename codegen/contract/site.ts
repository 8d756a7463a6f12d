/** A phone of the dealer: as printed, what it is for, and its address for dialing. */
export interface SitePhone {
  readonly number: string;
  readonly label: string;
  readonly href: string;
}

/** Words of the mail about a message. */
export interface MailTexts {
  readonly subject: string;
  readonly spam: string;
  readonly spamNote: string;
  /** With `{time}` and `{number}`. */
  readonly received: string;
  readonly reply: string;
  /** The mail about many messages at once; its subject with `{count}`. */
  readonly digest: { readonly subject: string; readonly note: string };
  /** What the sender of a message gets, if anything. */
  readonly confirmation?: { readonly subject: string; readonly text: string };
}

/** What the server says where no page does, in the dealer's words. */
export interface ServerTexts {
  readonly fault: string;
  /** With `{failed}` for what the form says of itself. */
  readonly notStored: string;
  /** Shown where nothing but a static host answers; none, and nothing is shown. */
  readonly withoutServer?: string;
  readonly tooManyMessages: string;
  readonly tooManyAttempts: string;
  readonly mail: MailTexts;
}

/** How the site prints numbers, prices and dates. */
export interface PrintSettings {
  readonly locale: string;
  readonly currency: string;
}

/** What every page and the server need to know of the dealer. */
export interface SiteFacts<PhoneId extends string = string> {
  readonly name: string;
  readonly language: string;
  /** What draws the dealer's mark on a square of 24 by 24. */
  readonly mark?: string;
  readonly region: string;
  /** The public origin, without a slash at its end. */
  readonly url: string;
  readonly website: string;
  readonly email: string;
  readonly phones: Readonly<Record<PhoneId, SitePhone>>;
  readonly timezone: string;
  readonly server: ServerTexts;
  /** Where to report a weakness, once the dealer has supplied it. */
  readonly securityContact?: string;
  /** The origin of the map service, if the site shows its maps. */
  readonly mapEmbedOrigin?: string;
}
