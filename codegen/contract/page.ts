/** A step on the way from the home page to a page. */
export interface Breadcrumb {
  readonly text: string;
  readonly href: string;
}

/** What search engines and the tab of the browser show of a page. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly canonical: string;
  readonly indexed: boolean;
}

/** A section before its kind gives its props a type. */
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
  /** The way to the page, the page itself last; left out on a page without a parent. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly hero?: Hero;
  /** The bar at the bottom of a phone, where the page has one of its own. */
  readonly callBar?: CallBar;
  /** True if the page hydrates by itself; `on-use` if it does once the visitor enters a form on it. */
  readonly interactive: boolean | 'on-use';
  readonly sections: readonly Section[];
}

/** The picture shown where the page's address is passed on; its address starts at the root of the site. */
export interface PreviewPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Price in US dollars, and the words previews know for stock and condition. */
export interface PreviewProduct {
  readonly price: number;
  readonly availability: 'in stock' | 'out of stock';
  readonly condition: 'new' | 'used';
}

/** What only search engines and previews read of a page. */
export interface PageHead {
  readonly ogType: 'product' | 'website';
  readonly ogImage?: PreviewPicture;
  /** What previews say of a vehicle on sale. */
  readonly product?: PreviewProduct;
  readonly jsonLd: object;
}
