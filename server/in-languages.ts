import type { RequestListener } from 'node:http';
import { languageAt } from '../generated/contract/languages.ts';
import type { BuiltSite } from './site.ts';

/** What answers in one of the languages of a site. */
interface LanguageHandler {
  /** What the addresses of the language begin with; empty for the first one. */
  readonly prefix: string;
  readonly handle: RequestListener;
}

/** Has each language of a site answered by what is opened for it. */
export function answerEach(site: BuiltSite, open: (site: BuiltSite) => RequestListener) {
  const all = [site, ...(site.translations ?? [])];
  return answerInLanguages(all.map((each) => ({ prefix: each.prefix ?? '', handle: open(each) })));
}

/** Answers each request in the language that its address begins with, and with all that is not in one: the first. */
function answerInLanguages(all: readonly LanguageHandler[]): RequestListener {
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
