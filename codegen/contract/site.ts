import type { LanguageOfSite } from './languages.ts';
import type { PageOpenings } from './routes.ts';

/** One of the dealer's phone numbers: as printed, what it is for, and its link for dialing. */
export interface SitePhone {
  readonly number: string;
  readonly label: string;
  readonly href: string;
}

/** Texts of the email about a message. */
export interface MailTexts {
  readonly subject: string;
  readonly spam: string;
  readonly spamNote: string;
  /** With `{time}` and `{number}`. */
  readonly received: string;
  readonly reply: string;
  /** The email about many messages at once; its subject with `{count}`. */
  readonly digest: { readonly subject: string; readonly note: string };
  /** The reply to the sender of a message, if any. */
  readonly confirmation?: { readonly subject: string; readonly text: string };
}

/** Texts that the server shows where there is no page, in the dealer's words. */
export interface ServerTexts {
  readonly fault: string;
  /** With `{failed}` for the form's own message. */
  readonly notStored: string;
  /** Shown if only a static host answers; without it nothing is shown. */
  readonly withoutServer?: string;
  readonly tooManyMessages: string;
  readonly tooManyAttempts: string;
  readonly mail: MailTexts;
}

/** How the site prints numbers, prices and dates. */
export interface PrintSettings {
  readonly locale: string;
  readonly currency: string;
  /** What the addresses of its language begin with, if that is not the first one. */
  readonly prefix?: string;
}

/** A file of the logo: its address, and the size in which it is shown. */
export interface LogoFile {
  readonly src: string;
  /** The file that it is made from, from the root of the project. */
  readonly master: string;
  readonly width: number;
  readonly height: number;
}

/** The logo for light ground and for dark ground. */
export interface SiteLogo {
  readonly light: LogoFile;
  readonly dark: LogoFile;
  /** Whether it shows the name itself. */
  readonly withName?: true;
}

/** What no style sheet reaches: the layout, and the colors of the browser's frame, of icons and of pictures of shared links. */
export interface SiteLook {
  /** The dark ground. */
  readonly night: string;
  /** The light ground. */
  readonly ground: string;
  /** What stands out on the dark ground. */
  readonly highlight: string;
  /** The font of headings, for pictures of words: a package's, or with its hash the dealer's own; left out, that of this program. */
  readonly headingFont?: { readonly file: string; readonly hash?: string };
  readonly logo?: SiteLogo;
  /** The file that the icons are made of, from the root of the project; left out, the mark or a letter. */
  readonly icon?: string;
  /** Where the menu of a wide screen stands, if not beside the name. */
  readonly header?: 'below' | 'stacked';
  /** How wide letters are, by those that the header was measured in; left out, as wide. */
  readonly letterWidth?: number;
  /** What is behind cut-out pictures, from top to bottom, each color with its place in percent. */
  readonly backdrop?: readonly { readonly color: string; readonly at: number }[];
}

/** A script of another site that loads on every page: at once if it sets nothing, else after a yes. */
export interface SiteScript {
  /** What it is. */
  readonly title: string;
  /** Who it comes from. */
  readonly provider: string;
  readonly address: string;
  /** What it reads, by the names of its attributes. */
  readonly values?: Readonly<Record<string, string>>;
  readonly setsNothing?: true;
}

/** What every page and the server need to know about the dealer. */
export interface SiteFacts<PhoneId extends string = string> {
  readonly name: string;
  readonly language: string;
  /** All its languages, the first one first, if it has several. */
  readonly languages?: readonly LanguageOfSite[];
  /** SVG path data of the dealer's mark on a 24 by 24 square. */
  readonly mark?: string;
  readonly look: SiteLook;
  /** The public origin, without a trailing slash. */
  readonly url: string;
  readonly website: string;
  readonly phones: Readonly<Record<PhoneId, SitePhone>>;
  readonly timezone: string;
  readonly server: ServerTexts;
  /** Where to report a vulnerability, once the dealer has supplied it. */
  readonly securityContact?: string;
  /** Scripts of other sites that load on every page, and what the policy of all pages opens for them. */
  readonly everywhere?: { readonly scripts: readonly SiteScript[]; readonly opens: PageOpenings };
  /** The origin of the map service, if the site shows its maps. */
  readonly mapEmbedOrigin?: string;
}
