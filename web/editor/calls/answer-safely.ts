import type { Connect, ViteDevServer } from 'vite';

/** Answers a request, or passes it on. */
export type RequestHandler = (
  request: Connect.IncomingMessage,
  response: Parameters<Connect.NextHandleFunction>[1],
  next: Connect.NextFunction,
) => unknown;

/**
 * Every answer of the development server goes through this: nothing that a request holds may end the process, as an
 * error in an asynchronous handler otherwise does.
 */
export function answerSafely(
  server: ViteDevServer,
  answer: RequestHandler,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await answer(request, response, next);
    } catch (error) {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}
