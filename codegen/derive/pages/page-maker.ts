import type { PageDocument, PageHead } from '../../contract/page.ts';
import type { Page } from '../../model/page.ts';
import type { Site } from '../../site/site.ts';
import { createSiteIndex } from '../../site/site-index.ts';
import { createViewContext } from '../context/view-context.ts';
import type { Watcher } from '../context/watcher.ts';
import { pageHead } from './head.ts';
import { pageDocument } from './page-document.ts';
import { type PagePreview, previewOf } from './preview.ts';
import { createPropsMaker } from './section-props.ts';
import { sectionTraits } from './section-traits.ts';

/** Everything made for a page. */
export interface MadePage {
  readonly document: PageDocument;
  readonly head: PageHead;
  readonly preview: PagePreview | undefined;
}

/** Creates a function that makes the pages of a site. */
export function createPageMaker(site: Site, watcher?: Watcher) {
  const context = createViewContext(createSiteIndex(site), watcher);
  const props = createPropsMaker(context);
  const traits = sectionTraits(site.schemas);
  const makePage = (page: Page): MadePage => {
    const document = pageDocument(page, { context, props, traits });
    const preview = previewOf(page, document, context);
    return { document, head: pageHead(page, { document, preview }, context), preview };
  };
  return { context, props, traits, makePage };
}
