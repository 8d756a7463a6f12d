import { createElement } from 'react';
import type { LanguageOfSite } from '../../../generated/contract/languages.ts';
import type { PageHead } from '../../../generated/contract/page.ts';
import type { SiteLook } from '../../../generated/contract/site.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import type { HeadTag } from '../page/page-data.ts';
import type { Assets } from './assets.ts';
import { embeddedJson } from './embedded-json.ts';

/** What the head says about the site itself. */
export interface SiteIdentity {
  readonly name: string;
  readonly url: string;
  /** Its languages, if it has several, and how this one's numbers are printed. */
  readonly languages?: readonly LanguageOfSite[] | undefined;
  readonly locale: string;
  /** The currency of prices, as a three-letter code. */
  readonly currency: string;
  readonly look: SiteLook;
}

interface HeadTagsProps {
  /** The tags that describe the page. */
  tags: readonly HeadTag[];
  assets: Assets;
  look: SiteLook;
  /** What the addresses of its language begin with. */
  prefix: string;
}

/** Everything in a page's head: for search engines, for previews, for the browser. */
export function HeadTags({ tags, assets, look, prefix }: HeadTagsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* What can be called or found is a link already; a phone's own links would change the page below its application. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <AssetTags assets={assets} />
      {tags.map(toElement)}
      <meta name="theme-color" content={look.night} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={`${prefix}/manifest.webmanifest`} />
    </>
  );
}

function toElement({ name, attributes, text }: HeadTag, key: number) {
  if (name !== 'script') return createElement(name, { ...attributes, key }, text);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped for a script element
  return <script key={key} {...attributes} dangerouslySetInnerHTML={{ __html: text ?? '' }} />;
}

function AssetTags({ assets }: { assets: Assets }) {
  return (
    <>
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}

/** Everything in the head that describes one page, for the server and for client-side navigation. */
export function pageTags(page: PageDocument, head: PageHead, site: SiteIdentity): HeadTag[] {
  const { title, description, keywords, canonical, indexed } = page.meta;
  const address = new URL(canonical, site.url).href;
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', description),
    ...(keywords.length > 0 ? [meta('keywords', keywords.join(', '))] : []),
    meta('robots', indexed ? 'index, follow' : 'noindex'),
    { name: 'link', attributes: { rel: 'canonical', href: address } },
    ...alternateTags(head.alternates, site),
    property('og:type', head.ogType),
    property('og:site_name', site.name),
    ...(site.languages ? [property('og:locale', site.locale.replace('-', '_'))] : []),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...(head.ogImage ? pictureTags(head.ogImage, site) : []),
    ...(head.product ? productTags(head.product, site) : []),
    meta('twitter:card', 'summary_large_image'),
    ...(head.feed ? [feedTag(head.feed)] : []),
    ...(head.jsonLd ? [dataTag(head.jsonLd)] : []),
  ];
}

/** The page in each language; whoever reads none of them gets the first. */
function alternateTags(alternates: PageHead['alternates'] = [], { url }: SiteIdentity): HeadTag[] {
  const [first] = alternates;
  const others = first ? [{ language: 'x-default', path: first.path }] : [];
  return [...alternates, ...others].map(({ language, path }) => {
    const attributes = { rel: 'alternate', hreflang: language, href: new URL(path, url).href };
    return { name: 'link', attributes };
  });
}

function feedTag({ href, title }: NonNullable<PageHead['feed']>): HeadTag {
  const attributes = { rel: 'alternate', type: 'application/atom+xml', title, href };
  return { name: 'link', attributes };
}

function dataTag(data: NonNullable<PageHead['jsonLd']>): HeadTag {
  const attributes = { type: 'application/ld+json' };
  return { name: 'script', attributes, text: embeddedJson(data) };
}

function pictureTags(picture: NonNullable<PageHead['ogImage']>, site: SiteIdentity): HeadTag[] {
  return [
    property('og:image', new URL(picture.src, site.url).href),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
  ];
}

function productTags(product: NonNullable<PageHead['product']>, site: SiteIdentity): HeadTag[] {
  return [
    ...(product.price === undefined
      ? []
      : [
          property('product:price:amount', String(product.price)),
          property('product:price:currency', site.currency),
        ]),
    ...(product.availability === undefined
      ? []
      : [property('product:availability', product.availability)]),
    property('product:condition', product.condition),
  ];
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}
