/** What a link leads to that is no page of this site, and is not named as a record with a file is. */
interface Scheme {
  /** The noun of the record whose id follows; without one, only `main` may follow. */
  readonly noun?: string;
  /** What visitors see happen. */
  readonly does: string;
}

/** Every word that a link may begin with; a link that begins with a slash leads to a page: `phone:office`, `map:store`. */
export const linkSchemes = {
  phone: { noun: 'phone', does: 'dials' },
  email: { does: 'writes an e-mail' },
  map: { noun: 'location', does: 'opens a map' },
  external: { noun: 'external', does: 'opens another site' },
} as const satisfies Readonly<Record<string, Scheme>>;

/** A word that a link may begin with. */
export type LinkScheme = keyof typeof linkSchemes;

/** Whether a link may begin with a word. */
export function isLinkScheme(word: string): word is LinkScheme {
  return Object.hasOwn(linkSchemes, word);
}

/** The noun of what is named after a word: that of a scheme, or the noun itself, as in `town:north/harbor`. */
export function nounOfScheme(word: string): string {
  const scheme: Scheme | undefined = isLinkScheme(word) ? linkSchemes[word] : undefined;
  return scheme?.noun ?? word;
}

/** A text that names something after a word, in its two parts; the second is undefined if there is no colon. */
export function partsOfName(text: string): readonly [word: string, name: string | undefined] {
  const [word = '', name] = text.split(/:(.*)/s);
  return [word, name];
}
