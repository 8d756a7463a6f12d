import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { pathFault } from '../prerender/project-path.ts';
import { type Answer, answerSafely } from './answer-safely.ts';
import { claimFolder } from './claim-folder.ts';
import { noteFile } from './compiler-notes.ts';
import { answerContent } from './content-list/answer-content.ts';
import { type Fault, watchContent } from './content-watcher.ts';
import { answerGallery } from './development-renderer.ts';
import { answerExamplePictures } from './example-pictures.ts';
import { generatedModules } from './generated-modules.ts';
import { guardRequests } from './guard.ts';
import { liveRenderer } from './live-renderer.ts';
import { openAddresses } from './open-addresses.ts';
import { answerOrigins } from './origins/answer-origins.ts';
import { overlayOf, placeOf } from './overlay.ts';
import { answerWithApplication } from './serve-application.ts';
import { answerFiles } from './serve-files.ts';
import { writtenPages } from './written-pages.ts';

/** Sent to the browser when new content is ready. */
const changedEvent = 'content:changed';

/** Sent to the browser when there is news about the content: its faults, or what is stored beside the output. */
const keptEvent = 'content:kept';

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
        pathFault(project, 'make dev') ?? (claimFolder(project) ? undefined : alreadyServed);
      if (obstacle) {
        server.config.logger.error(obstacle);
        process.exit(1);
      }
      const content = followContent(server, project);
      // Vite scans the code as soon as it starts, and remembers that a module did not exist.
      if (!existsSync(join(project, 'generated'))) await content.isReady();
      const openRenderer = liveRenderer(server, project);
      const parts = { openRenderer, ...content };
      const use = (answer: Answer) => server.middlewares.use(answerSafely(server, answer));
      const application = answerWithApplication(server, project, parts);
      use(guardRequests(server, answerSafely(server, application)));
      use(answerFiles(server, project, parts));
      use(answerOrigins(server, project));
      use(answerExamplePictures);
      return () => {
        use(answerGallery(server, content.isReady));
        use(answerContent(server, { project, ...content }));
        use(application);
      };
    },
  };
}

/** Compiles on every change and sends the browser the faults, or the news that there is new content. */
function followContent(server: ViteDevServer, project: string) {
  const { logger } = server.config;
  const written = writtenPages();
  const modules = generatedModules(server, project);
  let faults: readonly Fault[] = [];
  const tell = (event: string) => server.ws.send({ type: 'custom', event });

  const showFaults = () => {
    const overlay = overlayOf(project, faults);
    if (overlay) server.ws.send(overlay);
    return overlay !== undefined;
  };
  const showNew = () => {
    modules.refresh();
    tell(changedEvent);
  };
  const compiler = watchContent({
    project,
    onText: (line) => logger.info(line),
    onReport(reported) {
      faults = reported;
      for (const fault of faults) logger.warn(`${placeOf(fault)}: ${fault.message}`);
      written.allAreWritten();
      tell(keptEvent);
      if (!showFaults()) showNew();
    },
    onWritten(addresses) {
      written.someAreWritten(addresses);
      showNew();
    },
  });
  server.ws.on('connection', () => {
    showFaults();
    // For anything saved before the page was listening.
    tell(keptEvent);
  });
  // The compiler writes this file last.
  const kept = noteFile(project, 'content.json');
  watchFile(kept, { interval: 500 }, () => tell(keptEvent));
  server.httpServer?.once('close', () => {
    compiler.stop();
    unwatchFile(kept);
  });
  const { asked } = openAddresses(compiler.open);
  /** Waits until the address is ready, and remembers that its page is open. */
  const isReady = (address?: string) => {
    if (address !== undefined) asked(address);
    return written.when(address);
  };
  return { isReady, faults: () => faults };
}
