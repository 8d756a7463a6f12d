import type { RequestListener } from 'node:http';
import { languageAt } from '../generated/contract/languages.ts';

/** What answers in one of the languages of a site. */
export interface LanguageHandler {
  /** What the addresses of the language begin with; empty for the first one. */
  readonly prefix: string;
  readonly handle: RequestListener;
}

/** Answers each request in the language that its address begins with, and with all that is not in one: the first. */
export function answerInLanguages(all: readonly LanguageHandler[]): RequestListener {
  const [first] = all;
  if (first && all.length === 1) return first.handle;
  return (request, response) =>
    languageAt(pageOf(request.url ?? '/'), all)?.handle(request, response);
}

/** The path that an address is of: the data of a page is in its language, too. */
function pageOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return path.replace(/^\/data(\/.*)\.json$/, '$1').toLowerCase();
}
