import type { ViteDevServer } from 'vite';
import type { Answer } from '../answer-safely.ts';
import type { Fault } from '../content-watcher.ts';
import type { IsReady } from '../written-pages.ts';
import type * as ContentPage from './content-page.tsx';
import { readListedContent } from './listed-content.ts';

interface ContentAnswers {
  readonly project: string;
  readonly isReady: IsReady;
  /** The content's current faults. */
  readonly faults: () => readonly Fault[];
}

/** Answers `/__content` with the list of all content. */
export function answerContent(
  server: ViteDevServer,
  { project, isReady, faults }: ContentAnswers,
): Answer {
  return async (request, response, next) => {
    if (request.url?.split('?')[0] !== '/__content') return next();
    await isReady();
    const { renderContentPage } = (await server.ssrLoadModule(
      '/dev/content-list/content-page.tsx',
    )) as typeof ContentPage;
    const nouns = readListedContent(project);
    const html = renderContentPage({ project, nouns, faults: faults() });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await server.transformIndexHtml('/__content', html));
  };
}
