import type { Connect, ViteDevServer } from 'vite';

/** Renders pages with the same renderer as production, read anew whenever its code changes; and the gallery. */
export function answerPages(
  server: ViteDevServer,
  isReady: Promise<void>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      await isReady;
      const url = request.originalUrl ?? '/';
      const isGallery = new URL(url, 'http://localhost').pathname === '/gallery';
      const { render } = await server.ssrLoadModule(
        isGallery ? '/dev/gallery.ts' : '/src/entry-server.tsx',
      );
      const page = render(url);
      response.statusCode = page.status;
      if (page.location) response.setHeader('Location', page.location);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(page.html && (await server.transformIndexHtml(url, withLiveContent(page.html))));
    } catch (fault) {
      if (fault instanceof Error) server.ssrFixStacktrace(fault);
      next(fault);
    }
  };
}

function withLiveContent(html: string): string {
  return html.replace(
    '</head>',
    '<script type="module" src="/dev/live-content.ts"></script></head>',
  );
}
