import type { Breadcrumb, PageDocument, PageMeta } from '../../contract/page.ts';
import type { Data } from '../../model/content.ts';
import { textsAt } from '../../model/data.ts';
import { canonicalPath, type Page } from '../../model/page.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import type { ViewContext } from '../context/view.ts';
import { pictureView } from '../pictures/picture-view.ts';
import type { PropsMaker } from './section-props.ts';
import { type SectionTraits, traitsOnPage } from './section-traits.ts';

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

/** The parents of a page and the page itself; empty for a page without a parent. */
function breadcrumbsOf(page: Page, index: SiteIndex): readonly Breadcrumb[] {
  const trail: Page[] = [];
  let current: Page | undefined = page;
  // Pages that name each other as parents must not loop.
  while (current && !trail.includes(current)) {
    trail.unshift(current);
    const { parent }: Page['data'] = current.data;
    current = parent === undefined ? undefined : index.pageAt(parent);
  }
  return trail.length > 1 ? trail.map(toBreadcrumb) : [];
}

function toBreadcrumb(page: Page): Breadcrumb {
  const { data } = page;
  return { text: data.breadcrumb ?? data.title, href: canonicalPath(page) };
}
