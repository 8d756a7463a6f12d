import type { PageHead } from '../../../generated/contract/page.ts';
import type { PageDocument } from '../../../generated/sections.ts';
import { navy } from '../../palette.ts';
import { errorPageTitle } from '../domain/quantity.ts';
import type { Assets } from './assets.ts';
import { embeddedJson } from './embedded-json.ts';

interface HeadTagsProps {
  page: PageDocument;
  head: PageHead;
  assets: Assets;
  site: SiteIdentity;
  /** What the title begins with when a form on the page came back with errors. */
  errorTitle: string | undefined;
}

/** What the head says of the site itself. */
export interface SiteIdentity {
  readonly name: string;
  readonly url: string;
  /** The currency of prices, by its three letters. */
  readonly currency: string;
}

/** Everything in a page's head: for search engines, for previews, for the browser. */
export function HeadTags({ page, head, assets, site, errorTitle }: HeadTagsProps) {
  const { title, description, keywords, canonical, indexed } = page.meta;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{errorTitle === undefined ? title : errorPageTitle(errorTitle, title)}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      <meta name="robots" content={indexed ? 'index, follow' : 'noindex'} />
      <link rel="canonical" href={new URL(canonical, site.url).href} />
      <AssetTags assets={assets} />
      <PreviewTags page={page} head={head} site={site} />
      <meta name="theme-color" content={navy} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped for a script element
        dangerouslySetInnerHTML={{ __html: embeddedJson(head.jsonLd) }}
      />
    </>
  );
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

function PreviewTags({ page, head, site }: Omit<HeadTagsProps, 'assets' | 'errorTitle'>) {
  const { title, description, canonical } = page.meta;
  return (
    <>
      <meta property="og:type" content={head.ogType} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={new URL(canonical, site.url).href} />
      {head.ogImage && <PreviewPictureTags picture={head.ogImage} site={site} />}
      {head.product && <ProductTags product={head.product} currency={site.currency} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface PreviewPictureTagsProps {
  picture: NonNullable<PageHead['ogImage']>;
  site: SiteIdentity;
}

function PreviewPictureTags({ picture, site }: PreviewPictureTagsProps) {
  const { src, width, height, alt } = picture;
  return (
    <>
      <meta property="og:image" content={new URL(src, site.url).href} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}

interface ProductTagsProps {
  product: NonNullable<PageHead['product']>;
  currency: string;
}

function ProductTags({ product, currency }: ProductTagsProps) {
  return (
    <>
      <meta property="product:price:amount" content={String(product.price)} />
      <meta property="product:price:currency" content={currency} />
      <meta property="product:availability" content={product.availability} />
      <meta property="product:condition" content={product.condition} />
    </>
  );
}
