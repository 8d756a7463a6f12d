import type { ViteDevServer } from 'vite';
import type { Compilation } from '../../../codegen/compile.ts';
import { canonicalPath, documentName } from '../../../codegen/model/page.ts';
import { compiledIn } from '../../../codegen/other-languages.ts';
import { draftedStyles, isLookDrafted } from '../workspace/drafted-styles.ts';
import { rendererOf } from '../workspace/live-renderer.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { EditRequest, PreviewedPage } from './edit-request.ts';

/** Renders a page from a draft; undefined while the draft has errors. */
type PreviewPage = (
  draft: Compilation,
  asked: Pick<EditRequest, 'file' | 'address'>,
) => Promise<PreviewedPage | undefined>;

/** Pages of drafts, with their look. */
export function createPreview(
  server: ViteDevServer,
  {
    project,
    originsOf,
    languageOf,
    keepDraft,
  }: Pick<Workspace, 'project' | 'originsOf' | 'languageOf' | 'keepDraft'>,
): PreviewPage {
  return async (draft, { file, address = '' }) => {
    const { pathname } = new URL(address, 'http://localhost');
    const language = languageOf(pathname);
    const { site: source, derive } = compiledIn(draft, language);
    if (draft.errors.length > 0 || !source) return undefined;
    const state = await derive();
    keepDraft(state);
    const origins = originsOf({ source, site: state });
    const { render, readPageData } = await rendererOf(server, { state, language }, origins);
    const isPage = source.pages.some((page) => canonicalPath(page) === pathname);
    const data = isPage ? readPageData(documentName(pathname)) : undefined;
    // What is saved in the form of the look is still to come to the page as its own style sheet.
    const isLook = source.content.look?.source.file === file || isLookDrafted(project, source);
    return {
      html: render(address).html,
      ...(data && { data }),
      ...(isLook && { styles: await draftedStyles(server, project, source) }),
    };
  };
}
