import { renderToStaticMarkup } from 'react-dom/server';
import { prefixIn } from '../../../generated/contract/languages.ts';
import type { PageHead } from '../../../generated/contract/page.ts';
import type { RenderRequest } from '../../../generated/contract/render.ts';
import { dataAddress } from '../../../generated/contract/routes.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { errorPageTitle } from '../domain/quantity.ts';
import { turnSwitch } from '../layout/language-switch.tsx';
import { markCurrent, type SiteLayout } from '../layout/site-layout.tsx';
import type { HeadTag } from '../page/page-data.ts';
import type { InterfaceTexts } from '../render-context.ts';
import type { Assets } from './assets.ts';
import { embeddedJson } from './embedded-json.ts';
import { HeadTags, pageTags, type SiteIdentity } from './head-tags.tsx';

/** What all pages share. */
export interface ShellParts {
  readonly site: SiteIdentity & { readonly language: string };
  readonly assets: Assets;
  readonly layout: SiteLayout;
  readonly texts: InterfaceTexts;
}

interface DocumentParts {
  readonly page: PageDocument;
  readonly head: PageHead;
  /** The page itself, rendered. */
  readonly markup: string;
  /** The query it was rendered for, and the parameters that it reads. */
  readonly query: { readonly search: string; readonly names: readonly string[] };
  readonly request: RenderRequest | undefined;
}

// Room for a bar of the page's own, which stays over the footer too.
const body = 'not-print:max-lg:has-[main_[data-call-bar]]:pb-17';

/** A whole HTML document. */
export function htmlDocument(shell: ShellParts, parts: DocumentParts): string {
  const { site, assets, layout, texts } = shell;
  const { page, query } = parts;
  const { preloads, markup } = splitPreloads(parts.markup);
  const tags = renderToStaticMarkup(
    <HeadTags
      tags={tagsOf(shell, parts)}
      assets={assets}
      look={site.look}
      prefix={prefixIn(site)}
    />,
  );
  const root = renderToStaticMarkup(
    <div
      id="page"
      data-texts={page.interactive && JSON.stringify(texts)}
      data-reads={query.names.join(' ') || undefined}
      data-query={query.search || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup React has just rendered
      dangerouslySetInnerHTML={{ __html: markup }}
    />,
  );
  const mark = (html: string) => turnSwitch(markCurrent(html, page.path), parts.head.alternates);
  const html = [
    `<!doctype html><html lang="${site.language}"><head>${tags}${preloads}</head><body class="${body}">`,
    `${mark(layout.before)}<main id="main" tabindex="-1">${root}</main>${mark(layout.after)}`,
    codeHints(assets, page),
    page.interactive ? documentScript(page) : '',
    parts.request?.form ? dataScript('request', { form: parts.request.form }) : '',
    '</body></html>',
  ].join('');
  // React escapes apostrophes, which attributes in double quotes do not need. A page has dozens of them.
  return html.replaceAll('&#x27;', "'");
}

/** The head's tags for the page; the title starts with a note if a form on it came back with errors. */
function tagsOf({ site }: ShellParts, parts: DocumentParts): HeadTag[] {
  const { page, head, request } = parts;
  const hasErrors = Object.keys(request?.form?.errors ?? {}).length > 0;
  const section = page.sections.find((each) => each.kind === 'contact-form');
  if (!hasErrors || !section) return pageTags(page, head, site);
  const title = errorPageTitle(section.props.form.texts.errorTitle, page.meta.title);
  const [, ...others] = pageTags(page, head, site);
  return [{ name: 'title', attributes: {}, text: title }, ...others];
}

/** React puts preload links in front of the markup; they belong in the head. */
function splitPreloads(html: string) {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, markup: html.slice(preloads.length) };
}

/** Has the browser fetch what runs the page, after all that shows it: it is needed at the first use, and a hint in the head would come before the pictures. */
function codeHints(assets: Assets, page: PageDocument): string {
  if (!page.interactive) return '';
  const files = assets.application(page.sections.map(({ kind }) => kind));
  return renderToStaticMarkup(
    <>
      {!isEmbedded(page) && (
        <link
          rel="preload"
          as="fetch"
          href={dataAddress(page.path)}
          crossOrigin=""
          fetchPriority="low"
        />
      )}
      {files.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
    </>,
  );
}

/** The longest document that a page embeds; a longer one would delay the page itself. */
const longestDocument = 16_000;

function isEmbedded(page: PageDocument): boolean {
  return page.interactive !== 'on-use' && JSON.stringify(page).length <= longestDocument;
}

/** The page's data, or where to fetch it: on a page that is only used at times it comes after all that is seen. */
function documentScript(page: PageDocument): string {
  if (isEmbedded(page)) return dataScript('document', page);
  return renderToStaticMarkup(
    <script type="application/json" id="document" data-from={dataAddress(page.path)} />,
  );
}

function dataScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${embeddedJson(value)}</script>`;
}
