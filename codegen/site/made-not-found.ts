import type { NounTypes } from '../../generated/content.ts';
import type { Content } from '../model/content.ts';
import { fileKinds, type Noun } from '../model/nouns.ts';
import { canonicalPath, type Page } from '../model/page.ts';
import type { Source } from '../model/source.ts';
import { createSource } from '../parse/create-source.ts';

const path = '/404';

/** The page for unknown addresses of a dealer who has written none. */
export function notFoundPage({ navigation }: Content, pages: readonly Page[]): readonly Page[] {
  const isWritten = pages.some(
    (page) => canonicalPath(page) === path || page.data.fallbacks?.some(isForAll),
  );
  if (!navigation || isWritten) return [];
  const { notFoundTitle, notFoundText, home } = navigation.data.texts;
  const data: NounTypes['page'] = {
    path,
    type: 'about',
    indexed: false,
    fallbacks: [{ prefix: '/', status: 404 }],
    title: notFoundTitle,
    description: notFoundText,
    keywords: [],
    sections: [
      {
        kind: 'message-panel',
        heading: notFoundTitle,
        text: notFoundText,
        actions: [{ text: home, to: '/', style: 'primary' }],
      },
    ],
  };
  const source = madeSource('page', 'not-found', data);
  const entry = { id: 'not-found', data, source };
  const addresses = [{ path, source, at: ['path'] }];
  return [{ id: 'page/not-found', addresses, shortPath: path, entry, scope: {}, data }];
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
