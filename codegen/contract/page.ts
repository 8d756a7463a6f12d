import type { Alternate } from './languages.ts';

/** A step on the path from the home page to a page. */
export interface Breadcrumb {
  readonly text: string;
  readonly href: string;
}

/** What search engines and the browser tab show of a page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical: string;
  readonly indexed: boolean;
}

/** A section whose props have no type yet. */
export interface UntypedSection {
  readonly kind: string;
  readonly props: object;
}

/** A page ready to render. `sections.ts` names the types of the parts that the schemas describe. */
export interface PageDocument<
  Section = UntypedSection,
  Hero = object,
  PageType = string,
  CallBar = object,
> {
  readonly path: string;
  readonly canonical: string;
  readonly type: PageType;
  readonly meta: PageMeta;
  /** The path to the page, the page itself last; left out on a page without a parent. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly hero?: Hero;
  /** The bar at the bottom of a phone screen, if the page has its own. */
  readonly callBar?: CallBar;
  /** True if the page hydrates by itself; `on-use` if it does not embed its document, which few visitors need. */
  readonly interactive: boolean | 'on-use';
  readonly sections: readonly Section[];
}

/** The picture shown where the page is shared; its address starts at the root of the site. */
export interface PreviewPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The price in the currency of the site, and stock and condition in the vocabulary of link previews. */
export interface PreviewProduct {
  /** Left out if the dealer names none. */
  readonly price?: number;
  /** Left out if nobody says so. */
  readonly availability?: 'in stock' | 'out of stock';
  readonly condition: 'new' | 'used';
}

/** What only search engines and previews read of a page. */
export interface PageHead {
  /** The page in each language of a site that has several, the first one first. */
  readonly alternates?: readonly Alternate[];
  readonly ogType: 'product' | 'website';
  readonly ogImage?: PreviewPicture;
  /** Preview data of a vehicle for sale. */
  readonly product?: PreviewProduct;
  /** The feed of the news, on pages that show some. */
  readonly feed?: { readonly href: string; readonly title: string };
  /** Left out if the page describes nothing. */
  readonly jsonLd?: object;
}
