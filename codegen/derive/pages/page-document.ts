import type { PageDocument, PageMeta } from '../../contract/page.ts';
import type { Data } from '../../model/content.ts';
import { textsAt } from '../../model/data.ts';
import type { Page } from '../../model/page.ts';
import { canonicalPath } from '../../model/page.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import type { PropsMaker } from './section-props.ts';
import type { SectionTraits } from './section-traits.ts';
import { traitsOnPage } from './section-traits.ts';

/** What page documents are made from. */
export interface PageTools {
  readonly context: ViewContext;
  readonly props: PropsMaker;
  readonly traits: ReadonlyMap<string, SectionTraits>;
}

/** Makes the document of a page. */
export function pageDocument(page: Page, { context, props, traits }: PageTools): PageDocument {
  const path = canonicalPath(page);
  const { sections, callBar, type } = page.data;
  const breadcrumbs = breadcrumbsOf(page, context.index);
  const hero = heroOf(page, { context, props });
  return {
    path,
    canonical: path,
    type,
    meta: metaOf(page, context),
    ...(breadcrumbs.length > 0 && { breadcrumbs }),
    ...(hero && { hero }),
    ...(callBar && { callBar: props.propsOf('call-bar', callBar) }),
    interactive: interactionOf(traitsOnPage(sections, traits)),
    sections: sections.map((section) => props.sectionOf(section)),
  };
}

/** A page hydrates as early as the most eager of its sections. */
function interactionOf(traits: readonly SectionTraits[]): PageDocument['interactive'] {
  const all = traits.map(({ interactive }) => interactive);
  return all.includes(true) || (all.includes('on-use') && 'on-use');
}

/** Whether search engines may list a page. */
export function isIndexed({ data }: Page): boolean {
  return data.indexed !== false;
}

function metaOf(page: Page, context: ViewContext): PageMeta {
  const { phoneLine } = context.site;
  const { title } = page.data;
  const description = page.data.description.trim();
  return {
    title,
    description: phoneLine === undefined ? description : `${description} ${phoneLine}`,
    keywords: keywordsOf(page, context),
    canonical: canonicalPath(page),
    indexed: isIndexed(page),
  };
}

/** The keywords of the record, if it has its own, and those of its template. */
function keywordsOf({ data, record }: Page, context: ViewContext): readonly string[] {
  const own = record ? textsAt(context.get(record.noun, record.entry.id), 'keywords') : [];
  return [...new Set([...own, ...data.keywords])];
}

function heroOf({ data }: Page, { context, props }: Omit<PageTools, 'traits'>): Data | undefined {
  if (!data.hero) return undefined;
  const hero = props.propsOf('hero', data.hero);
  const { picture } = data;
  return picture === undefined ? hero : { ...hero, picture: pictureView(picture, context) };
}
