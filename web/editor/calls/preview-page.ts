import type { ViteDevServer } from 'vite';
import type { Compilation } from '../../../codegen/compile.ts';
import { draftedCss } from '../../../codegen/derive/look/drafted-css.ts';
import { canonicalPath, documentName } from '../../../codegen/model/page.ts';
import { compiledIn } from '../../../codegen/other-languages.ts';
import { rendererWith } from '../workspace/live-renderer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { PreviewedPage } from './edit-request.ts';

/** Renders a page from a draft; undefined while the draft has errors. */
type PreviewPage = (draft: Compilation, address: string) => Promise<PreviewedPage | undefined>;

/** Pages of drafts, by the renderer of the saved content. */
export function createPreview(
  server: ViteDevServer,
  { project, originsOf, languageOf }: Pick<Workspace, 'project' | 'originsOf' | 'languageOf'>,
): PreviewPage {
  return async (draft, address) => {
    const { pathname } = new URL(address, 'http://localhost');
    const language = languageOf(pathname);
    const { site: source, derive } = compiledIn(draft, language);
    if (draft.errors.length > 0 || !source) return undefined;
    const origins = originsOf({ source, site: await derive() });
    const { render, readPageData } = await rendererWith(server, { project, language }, origins);
    const isPage = source.pages.some((page) => canonicalPath(page) === pathname);
    const data = isPage ? readPageData(documentName(pathname)) : undefined;
    const styles = draftedCss(source.content.look?.data);
    return { html: render(address).html, ...(data && { data }), styles };
  };
}
