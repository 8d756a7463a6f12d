import type { NounTypes } from '../../generated/content.ts';
import type { Content } from '../model/content.ts';
import { fileKinds, type Noun } from '../model/nouns.ts';
import { canonicalPath, type Page, type PageData } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';
import { prefixed } from '../schema/site-languages.ts';
import type { HiddenRecord } from './hidden-records.ts';

/** The page for unknown addresses of a dealer who has written none. */
export function notFoundPage(
  { navigation }: Content,
  pages: readonly Page[],
  home: string,
): readonly Page[] {
  const path = prefixed('/404', home === '/' ? '' : home);
  const isWritten = pages.some(
    (page) => canonicalPath(page) === path || page.data.fallbacks?.some(isForAll),
  );
  if (!navigation || isWritten) return [];
  const { notFoundTitle, notFoundText, home: text } = navigation.data.texts;
  const data: NounTypes['page'] = {
    ...messagePage(notFoundTitle, notFoundText, { text, to: home }),
    path,
    fallbacks: [{ prefix: '/', status: 404 }],
  };
  const source = madeSource('page', 'not-found', data);
  const entry = { id: 'not-found', data, source };
  const addresses = [{ path, source, at: ['path'] }];
  return [{ id: 'page/not-found', addresses, shortPath: path, entry, scope: {}, data }];
}

/** The pages that answer at the addresses of hidden records. */
export function hiddenPages(
  { navigation }: Content,
  hidden: readonly HiddenRecord[],
  home: string,
): readonly Page[] {
  if (!navigation) return [];
  const { hiddenTitle, hiddenText, home: back } = navigation.data.texts;
  const data = messagePage(hiddenTitle, hiddenText, { text: back, to: home });
  return hidden.flatMap(({ page, source }): readonly Page[] => {
    if (!page) return [];
    const { id, addresses, shortPath } = page;
    // Nothing of what the record says is on the page.
    const entry = { id, data, source: { ...source, links: [], literals: [] } };
    return [{ id, addresses, shortPath, entry, scope: {}, data }];
  });
}

/** A page that says one thing and leads home; no search engine lists it. */
function messagePage(
  title: string,
  text: string,
  home: Readonly<Record<'text' | 'to', string>>,
): PageData {
  const actions = [{ ...home, style: 'primary' as const }];
  return {
    type: 'about',
    indexed: false,
    title,
    description: text,
    keywords: [],
    sections: [{ kind: 'message-panel', heading: title, text, actions }],
  };
}

function isForAll({ prefix, status }: { readonly prefix: string; readonly status: number }) {
  return prefix === '/' && status !== 410;
}

/** The file that content could have and does without, with what is in it then. */
export function madeSource(noun: Noun, id: string, data: unknown): Source {
  const kind = fileKinds.find((each) => each.noun === noun);
  if (!kind) throw new Error(`there is no noun "${noun}"`);
  const file = `content/${kind.pattern.replace(/<[^<>]*>/, id)}`;
  return createSource({ file, kind, id, text: '' }, data);
}
