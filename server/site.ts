import type { ZodMiniType } from 'zod/mini';
import type { FileRules } from '../generated/contract/files.ts';
import type { Renderer } from '../generated/contract/render.ts';
import type { Fallback, FormerAddress, PageOpenings, Route } from '../generated/contract/routes.ts';
import type { ServerTexts } from '../generated/contract/site.ts';

/** What the server needs to know about a field of a form. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly maxLength?: number;
  readonly min?: number | string;
  readonly max?: number | string;
  /** How a number with a unit is printed, with `{n}` for the number. */
  readonly figure?: string;
  readonly optional?: boolean;
  /** Said if the rule is broken. */
  readonly message?: string;
  /** Which files it takes. */
  readonly files?: FileRules & {
    /** Said in the mail: how they are got, with the number of the message for `{number}`. */
    readonly mailed: string;
  };
}

/** A form: its rules, its pages, and its texts for failures. */
export interface SiteForm {
  readonly id: string;
  /** The address that browsers without scripts post it to. */
  readonly path: string;
  readonly schema: ZodMiniType<Readonly<Record<string, unknown>>>;
  /** In the order they are shown and mailed. */
  readonly fields: readonly FormField[];
  readonly donePath: string;
  /** The fields whose choice that page is told. */
  readonly told?: readonly string[] | undefined;
  /** The error that API clients get when the server fails. */
  readonly failure: string;
  /** What a link to the form fills in and shows. */
  readonly about?: { readonly field: string; readonly text?: string; readonly line: string };
  /** The language it is written in, of a site that has several, and its fields as the dealer reads them in the first one. */
  readonly language?: string;
  readonly dealerFields?: readonly FormField[];
  /** The subject of mails about it; by default, what was chosen in its lists. */
  readonly subject?: string | undefined;
  /** Whom they go to; by default, whom the settings name. */
  readonly recipients?: readonly string[] | undefined;
}

/** What a form of several files says of more than the server takes; undefined if it takes no files. */
export function tooMuchText({ fields }: Pick<SiteForm, 'fields'>): string | undefined {
  return fields.find(({ files }) => files)?.files?.tooMuch;
}

/** The text for a message that could not be stored. */
export function notStoredText({ notStored }: ServerTexts, { failure }: SiteForm): string {
  return notStored.replace('{failed}', failure);
}

/** The states that a site will be in, each from a day on. */
export interface SitesAhead {
  /** The days on which it becomes another, sorted. */
  readonly days: readonly string[];
  /** The day by which it has to be built anew; empty if nothing is to change. */
  readonly due: string;
  /** Loads the site that is to be shown on a day. */
  load(day: string): Promise<BuiltSite>;
}

/** The last of some sorted days that has come; none before the first. */
export function lastReached(days: readonly string[], today: string): string | undefined {
  return days.findLast((day) => day <= today);
}

/** Everything the server takes from the build. */
export interface BuiltSite {
  /** The built pages and files; without it every page is rendered on request, as in development. */
  readonly publicDirectory?: string | undefined;
  /** Those of them that are others in a state built ahead. */
  readonly changedDirectory?: string | undefined;
  /** Where a build puts them when it replaces them. */
  readonly replacedDirectory?: string | undefined;
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly formerAddresses: readonly FormerAddress[];
  /** The days on which pages changed last, by address, as far as they are known. */
  readonly lastChanges: Readonly<Record<string, string>>;
  readonly vehicles: readonly { readonly id: string }[];
  readonly vehicleAliases: Readonly<Record<string, string>>;
  /** What it will be later on, as far as that is built ahead. */
  readonly ahead?: SitesAhead | undefined;
  /** The next day on which its pages are to be others; empty if they stay. */
  readonly changesOn?: string | undefined;
  readonly forms: readonly SiteForm[];
  readonly renderer: Renderer;
  readonly texts: ServerTexts;
  /** The locale and time zone of mails. */
  readonly locale: string;
  readonly timezone: string;
  readonly mapEmbedOrigin?: string | undefined;
  /** What every page may load from other sites. */
  readonly opens?: PageOpenings | undefined;
  /** Where to report a vulnerability, and in which language. */
  readonly securityContact?: string | undefined;
  readonly language: string;
  /** What all its addresses begin with, in a language that is not the first of its site. */
  readonly prefix?: string | undefined;
  /** The same site in its further languages. */
  readonly translations?: readonly BuiltSite[] | undefined;
  /** The public origin of canonical addresses; by default, the origin the server runs at. */
  readonly url?: string | undefined;
  /** The schemas of the API's requests and responses, by name; without them the API is not described. */
  readonly apiSchemas?: Readonly<Record<string, unknown>> | undefined;
}
