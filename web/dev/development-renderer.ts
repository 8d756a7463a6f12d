import type { ViteDevServer } from 'vite';
import type { RenderedPage, Renderer } from '../../generated/contract/render.ts';
import type { RequestHandler } from '../editor/calls/answer-safely.ts';
import { editingCookie, marking } from '../editor/origins/marked-requests.ts';
import type { CompiledContent } from '../editor/workspace/compiled-content.ts';
import type { OpenRenderer } from '../editor/workspace/live-renderer.ts';
import { embeddedJson } from '../src/shell/embedded-json.ts';

/** Renders the pages in a language with the production renderer, from the current code and content. */
export function createDevelopmentRenderer(
  server: ViteDevServer,
  openRenderer: OpenRenderer,
  language: string | undefined,
): Renderer {
  let ownTags: Promise<string> | undefined;
  return {
    readAddress: async (url) => (await openRenderer(language)).readAddress(url),
    async render(url, request): Promise<RenderedPage> {
      try {
        const { render } = await openRenderer(language, marking.getStore());
        const page: RenderedPage = render(url, request);
        ownTags ??= completeHtml(server, '/', emptyPage).then(tagsIn);
        const tags = await ownTags;
        return { ...page, html: page.html.replace('<head>', () => `<head>${tags}`) };
      } catch (error) {
        return { status: 500, html: await completeHtml(server, url, errorPage(server, error)) };
      }
    },
  };
}

const emptyPage = '<!doctype html><html><head></head><body></body></html>';

/** What development adds to a head, computed once: Vite parses a whole page for it, which takes 10 to 20 ms. */
function tagsIn(html: string): string {
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
}

const galleryAddress = '/__content/sections';

/** Answers `/__content/sections` with an example of every kind of section. */
export function answerGallery(server: ViteDevServer, content: CompiledContent): RequestHandler {
  return async (request, response, next) => {
    if (request.url?.split('?')[0] !== galleryAddress) return next();
    await content.isReady();
    const { render } = await server.ssrLoadModule('/dev/gallery.ts');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await completeHtml(server, galleryAddress, render(galleryAddress).html));
  };
}

/** Answers `/__desk/rentals` with the editor, which shows that page in a frame. */
export function answerEditor(server: ViteDevServer): RequestHandler {
  return async (request, response, next) => {
    const { url = '/' } = request;
    if (!/^\/__desk(?:[/?]|$)/.test(url)) return next();
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Set-Cookie', `${editingCookie}; Path=/; SameSite=Strict`);
    response.end(await server.transformIndexHtml('/__desk', editorPage));
  };
}

// The page in the frame shows what is wrong with the content.
const editorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Edit</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>vite-error-overlay { display: none }</style>
<script type="module" src="/editor/client/start-editor.tsx"></script></head><body></body></html>`;

/** Adds the scripts that reload or update a page, and the bar that leads to its editor. */
function completeHtml(server: ViteDevServer, url: string, html: string): Promise<string> {
  // The gallery shows examples: there is nothing to edit.
  const names = url === galleryAddress ? ['live-content.ts'] : ['live-content.ts', 'start-bar.tsx'];
  const scripts = names.map(
    (name) => `<script type="module" src="/editor/client/${name}"></script>`,
  );
  return server.transformIndexHtml(url, html.replace('</head>', `${scripts.join('')}</head>`));
}

/** A page that shows an error of the renderer in Vite's overlay. */
function errorPage(server: ViteDevServer, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof Error) server.ssrFixStacktrace(error);
  server.config.logger.error(stack);
  const script = `import { ErrorOverlay } from '/@vite/client';
    document.body.append(new ErrorOverlay(${embeddedJson({ message, stack })}));`;
  return `<!doctype html><html><head></head><body><script type="module">${script}</script></body></html>`;
}
