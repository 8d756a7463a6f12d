import type { Data } from '../model/content.ts';
import { isRecord } from '../model/data.ts';
import { readPlainly } from '../parse/parse.ts';

/** The languages of a site that has several, the first one first, and the one that it is compiled in. */
export interface SiteLanguages {
  readonly all: readonly string[];
  readonly own: string;
}

const file = 'content/site.yaml';

/** The languages that a dealer lists, as far as they can be read; none for a site in one language. */
export function languagesIn(textOf: (file: string) => string | undefined): readonly string[] {
  // These lines alone: a mistake anywhere else in the file must not turn every text in two languages into an error.
  const [lines] = /^languages\b[^\n]*(?:\n(?![\w"'])[^\n]*)*/m.exec(textOf(file) ?? '') ?? [];
  if (lines === undefined) return [];
  const data = readPlainly(lines.trimEnd());
  const listed = isRecord(data) && Array.isArray(data.languages) ? data.languages : [];
  const all = [...new Set(listed.filter((each) => typeof each === 'string'))];
  return all.length > 1 ? all : [];
}

/** What the addresses of a language begin with; nothing for the first one, whose addresses may be published already. */
export function prefixOf(languages: SiteLanguages | undefined): string {
  if (!languages || languages.own === languages.all[0]) return '';
  return `/${languages.own.toLowerCase()}`;
}

/** An address as a language has it. */
export function prefixed(path: string, prefix: string): string {
  return path === '/' && prefix !== '' ? prefix : prefix + path;
}

/** The language in which a group of one text for each language is read; undefined if it is no such group. */
export function languageIn(group: Data, { all, own }: SiteLanguages): string | undefined {
  const entries = Object.entries(group);
  const isText = entries.every(([key, each]) => all.includes(key) && typeof each === 'string');
  return entries.length > 0 && isText ? [own, ...all].find((each) => each in group) : undefined;
}

/** What a language is called: `German`. */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
