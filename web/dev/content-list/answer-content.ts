import type { ViteDevServer } from 'vite';
import { listFacts } from '../../../codegen/command/facts/list-facts.ts';
import { factUseSteps } from '../../../codegen/derive/uses/fact-uses.ts';
import type { Steps } from '../../../codegen/model/steps.ts';
import type { Site } from '../../../codegen/site/site.ts';
import type { RequestHandler } from '../../editor/calls/answer-safely.ts';
import type { CompiledContent } from '../../editor/workspace/compiled-content.ts';
import { onDemand } from '../../editor/workspace/on-demand.ts';
import type * as ContentPage from './content-page.tsx';
import { type ListedNoun, listContent } from './list-content.ts';

/** Answers `/__content` with the list of all content. */
export function answerContent(
  server: ViteDevServer,
  project: string,
  content: CompiledContent,
): RequestHandler {
  const list = onDemand(content, listSteps);
  return async (request, response, next) => {
    if (request.url?.split('?')[0] !== '/__content') return next();
    const nouns = (await list()) ?? [];
    const { renderContentPage } = (await server.ssrLoadModule(
      '/dev/content-list/content-page.tsx',
    )) as typeof ContentPage;
    const diagnostics = content.compilation()?.diagnostics ?? [];
    const html = renderContentPage({ project, nouns, diagnostics });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml('/__content', html));
  };
}

function* listSteps(site: Site): Steps<readonly ListedNoun[]> {
  const uses = yield* factUseSteps(site);
  const today = new Date().toISOString().slice(0, 10);
  return listContent(site, listFacts(site, today, uses));
}
