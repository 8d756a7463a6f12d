import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Compilation } from '../../codegen/compile.ts';
import { dayFault } from '../../codegen/schema/asked-day.ts';
import { answerEdits } from '../editor/calls/answer-edits.ts';
import { answerSafely, type RequestHandler } from '../editor/calls/answer-safely.ts';
import { printEditKey } from '../editor/calls/edit-key.ts';
import { answerPlaces } from '../editor/origins/answer-places.ts';
import { liveRenderer } from '../editor/workspace/live-renderer.ts';
import { windowsDriveWarning } from '../editor/workspace/windows-drive.ts';
import { pathFault } from '../prerender/project-path.ts';
import { claimFolder } from './claim-folder.ts';
import { answerEditor, answerGallery } from './development-renderer.ts';
import { answerExamplePictures } from './example-pictures.ts';
import { guardRequests } from './guard.ts';
import { type OverlayMessage, overlayOf, placeOf } from './overlay.ts';
import { answerWithApplication } from './serve-application.ts';
import { answerFiles } from './serve-files.ts';

/** Sent to the browser when new content is ready. */
const changedEvent = 'content:changed';

/** Sent to the browser when there is news about the content: it was compiled, or advice was found. */
const checkedEvent = 'content:checked';

const alreadyServed =
  'This folder is already served by another `make dev`: use that one, or end it first with Ctrl-C in its terminal.';

/** The development server: compiles content as it is saved, and answers with the application that visitors will use. */
export function contentPlugin(project: string): Plugin {
  return {
    name: 'dealer-site:content',
    apply: 'serve',
    async configureServer(server) {
      if (server.config.server.middlewareMode || process.env.VITEST) return undefined;
      const obstacle =
        pathFault(project, 'make dev') ??
        dayFault() ??
        (claimFolder(project) ? undefined : alreadyServed);
      if (obstacle) {
        server.config.logger.error(obstacle);
        process.exit(1);
      }
      const warning = windowsDriveWarning(project);
      if (warning !== undefined) server.config.logger.warn(warning);
      const content = await serveContent(server, project);
      // Vite scans the code as soon as it starts, and remembers that a module did not exist.
      if (!existsSync(join(project, 'generated'))) await content.isReady();
      const openRenderer = liveRenderer(server, project, content);
      const parts = { openRenderer, content };
      const use = (answer: RequestHandler) => server.middlewares.use(answerSafely(server, answer));
      const application = answerWithApplication(server, project, parts);
      const advised: RequestHandler = (request, response, next) => {
        response.once('finish', content.adviseLater);
        return application(request, response, next);
      };
      use(guardRequests(server));
      use(answerFiles(project, parts));
      use(answerPlaces(content));
      use(answerEdits({ server, project, content, key: printEditKey(server) }));
      use(answerExamplePictures);
      return () => {
        use(answerEditor(server));
        use(answerGallery(server, content));
        use(advised);
      };
    },
  };
}

/** Follows the content, and tells the terminal and the browser what is wrong, or that there is something new. */
async function serveContent(server: ViteDevServer, project: string) {
  const { followContent } = await import('../editor/workspace/compiled-content.ts');
  const { logger } = server.config;
  const tell = (event: string) => server.ws.send({ type: 'custom', event });
  const log = (list: readonly OverlayMessage[]) => {
    for (const each of list) logger.warn(`${placeOf(each)}: ${each.message}`);
  };
  let shown: readonly OverlayMessage[] = [];
  let advised: Compilation | undefined;
  let translated = '';
  /** What pages load depends on which languages there are. */
  const reloadOnceTranslated = (languages: string) => {
    if (languages !== translated) server.environments.client.moduleGraph.invalidateAll();
    translated = languages;
  };
  const showErrors = () => {
    const overlay = overlayOf(project, shown);
    // Vite would keep it for the next page, which may come when all is right again.
    if (overlay && server.ws.clients.size > 0) server.ws.send(overlay);
    return overlay !== undefined;
  };
  const content = followContent(project, {
    onCompiled(compilation, written) {
      reloadModules(server, written);
      reloadOnceTranslated(content.translations().join());
      shown = compilation.errors;
      log(shown);
      tell(checkedEvent);
      if (!showErrors()) tell(changedEvent);
      // With a page open, advice waits until it has been answered.
      if (server.ws.clients.size === 0) adviseLater();
    },
    onFailed(failure) {
      logger.error(failure instanceof Error ? String(failure.stack) : String(failure));
      shown = [compilerFailed];
      showErrors();
    },
  });
  /** Finds the doubts, and what is unused; nobody waits for them. */
  const advise = () => {
    const compilation = content.compilation();
    if (!compilation || compilation === advised || compilation.errors.length > 0) return;
    advised = compilation;
    shown = compilation.diagnostics;
    log(shown);
    if (shown.length > 0) tell(checkedEvent);
    showErrors();
  };
  const adviseLater = () => void setImmediate(advise);
  server.ws.on('connection', () => {
    showErrors();
    // For anything saved before the page was listening.
    tell(checkedEvent);
  });
  server.ws.on('content:listening', () => {
    if (!showErrors()) tell(changedEvent);
  });
  server.httpServer?.once('close', content.stop);
  return { ...content, adviseLater };
}

/** Reloads the generated modules that have changed, and everything that imports them. */
function reloadModules({ environments }: ViteDevServer, written: readonly string[]): void {
  for (const { name, moduleGraph } of Object.values(environments)) {
    if (name === 'client') continue;
    const modules = written.flatMap((path) => [...(moduleGraph.getModulesByFile(path) ?? [])]);
    for (const module of modules) moduleGraph.invalidateModule(module);
  }
}

const compilerFailed: OverlayMessage = {
  severity: 'error',
  file: 'codegen/compile.ts',
  line: 1,
  column: 1,
  message: 'the compiler has failed; the terminal says why',
  help: 'It runs again as soon as content or a schema is saved.',
};
