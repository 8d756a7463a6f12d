import type { PageDocument, PageHead } from '../../contract/page.ts';
import type { Memo } from '../../memo.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { createViewContext } from '../context/view-context.ts';
import type { Watcher } from '../context/watcher.ts';
import { pageHead } from './head.ts';
import { pageDocument } from './page-document.ts';
import { previewOf } from './preview.ts';
import { createPropsMaker } from './section-props.ts';
import { sectionTraits } from './section-traits.ts';

/** Everything made for a page. */
export interface MadePage {
  readonly document: PageDocument;
  readonly head: PageHead;
}

/** Creates a function that makes the pages of a site. */
export function createPageMaker(
  site: Site,
  { watcher, recall }: { readonly watcher?: Watcher; readonly recall?: Memo['get'] } = {},
) {
  const context = createViewContext(createSiteIndex(site), watcher, recall);
  const props = createPropsMaker(context);
  const traits = sectionTraits(site);
  const makePage = (page: Page): MadePage => {
    const document = pageDocument(page, { context, props, traits });
    const preview = previewOf(page, context);
    return { document, head: pageHead(page, { document, preview }, context) };
  };
  return { context, props, traits, makePage };
}
