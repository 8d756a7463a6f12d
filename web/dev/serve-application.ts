import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { RequestHandler } from '../editor/calls/answer-safely.ts';
import { isForFrame, marking } from '../editor/origins/marked-requests.ts';
import type { CompiledContent } from '../editor/workspace/compiled-content.ts';
import { generatedFolder } from '../editor/workspace/generated-folder.ts';
import type { OpenRenderer } from '../editor/workspace/live-renderer.ts';
import { loaderIn } from '../editor/workspace/load-module.ts';
import type * as Application from './application.ts';
import { createDevelopmentRenderer } from './development-renderer.ts';

/** What is needed to answer. */
export interface Answering {
  readonly openRenderer: OpenRenderer;
  readonly content: CompiledContent;
}

/** Answers with the site's own application, reopened whenever its code or generated modules change. */
export function answerWithApplication(
  server: ViteDevServer,
  project: string,
  { openRenderer, content }: Answering,
): RequestHandler {
  const { logger } = server.config;
  const generated = new Map<() => Promise<unknown>, unknown>();
  const partsIn = (language?: string) => ({
    renderer: createDevelopmentRenderer(server, openRenderer, language),
    async load(file: string): Promise<never> {
      const path = join(generatedFolder(project, language), file);
      const load = () => loaderIn(server, language)(path);
      const module = await load();
      generated.set(load, module);
      return module as never;
    },
  });
  const parts = {
    dataDirectory: join(project, '.cache/development'),
    reportFault: (error: unknown) => logger.error(error instanceof Error ? `${error.stack}` : ''),
  };
  let loaded: typeof Application | undefined;
  let opened: Promise<Application.OpenApplication> | undefined;

  const close = () => opened?.then((application) => application.close()).catch(() => undefined);
  const isAsGenerated = async () => {
    const same = [...generated].map(async ([load, known]) => (await load()) === known);
    return !(await Promise.all(same)).includes(false);
  };
  const open = async () => {
    const module = (await server.ssrLoadModule('/dev/application.ts')) as typeof Application;
    if (module !== loaded || !opened || !(await isAsGenerated())) {
      loaded = module;
      // A store serves one server at a time, so the last one is closed first.
      const closed = close();
      generated.clear();
      const languages = [partsIn(), ...content.translations().map(partsIn)] as const;
      const opening = Promise.resolve(closed).then(() =>
        module.openApplication({ ...parts, languages }),
      );
      opened = opening;
      // The next request tries again.
      opening.catch(() => {
        if (opened === opening) opened = undefined;
      });
    }
    return opened;
  };

  server.httpServer?.once('close', close);
  logger.info(`Messages are kept in ${parts.dataDirectory} and mailed to nobody.`);
  return async (request, response) => {
    await content.isReady();
    const { handle } = await open();
    marking.run(isForFrame(request), () => handle(request, response));
  };
}
