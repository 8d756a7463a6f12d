import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageDocument, PageHead } from '../../../generated/sections.ts';
import { PageRoot } from '../page/page-root.tsx';
import type { PageRequest } from '../page/visit.ts';
import { htmlDocument, type ShellParts } from './html-document.tsx';

/** A rendered page, or the address to go to instead. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

interface RendererParts {
  readonly routes: readonly { readonly path: string; readonly page: string }[];
  readonly fallbacks: readonly {
    readonly prefix: string;
    readonly status: 302 | 404;
    readonly page: string;
    readonly path: string;
  }[];
  readonly readPage: (name: string) => { readonly page: PageDocument; readonly head: PageHead };
  readonly shell: ShellParts;
}

/** Renders the page of an address. */
export type Render = (url: string, request?: PageRequest) => RenderedPage;

/** Makes the renderer over a route table and a source of page documents. */
export function createRender({ routes, fallbacks, readPage, shell }: RendererParts): Render {
  const pages = new Map(routes.map(({ path, page }) => [path, page]));

  function renderPage(name: string, url: string, request: PageRequest | undefined): string {
    const { page, head } = readPage(name);
    const visit = { isFirst: true, form: request?.form };
    const markup = renderToString(
      <StaticRouter location={url}>
        <PageRoot page={page} texts={shell.texts} visit={visit} />
      </StaticRouter>,
    );
    return htmlDocument(shell, { page, head, markup, request });
  }

  return (url, request) => {
    const path = readPath(url);
    const name = pages.get(path);
    if (name !== undefined) return { status: 200, html: renderPage(name, url, request) };
    const fallback = fallbacks.find(({ prefix }) => path.startsWith(prefix));
    if (!fallback) return { status: 404, html: '' };
    if (fallback.status === 302) return { status: 302, html: '', location: fallback.path };
    return { status: 404, html: renderPage(fallback.page, url, request) };
  };
}

/** The path as the route table spells it. */
function readPath(url: string): string {
  const { pathname } = new URL(url, 'http://localhost');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
