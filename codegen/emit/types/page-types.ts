/** The types of whole pages, which are made of the types of sections. */
export const pageTypes = `/** A kind of section. */
export type SectionKind = keyof SectionProps;

/** A section of a page: its kind, and what its component receives. */
export type Section = {
  [K in SectionKind]: { readonly kind: K; readonly props: SectionProps[K] };
}[SectionKind];

/** The band on top of a page with its picture. */
export interface PageHero extends Hero {
  readonly picture?: Picture;
}

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

/** A page ready to render. */
export interface PageDocument {
  readonly path: string;
  readonly canonical: string;
  readonly type: PageType;
  readonly meta: PageMeta;
  /** The way to the page, the page itself last; left out on a page without a parent. */
  readonly breadcrumbs?: readonly Breadcrumb[];
  readonly hero?: PageHero;
  /** True if the page hydrates by itself. */
  readonly interactive: boolean;
  readonly sections: readonly Section[];
}

/** What only search engines and previews read of a page. */
export interface PageHead {
  readonly ogType: 'product' | 'website';
  /** The picture shown where the page's address is passed on; its address starts at the root of the site. */
  readonly ogImage?: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** Price in US dollars, and the words previews know for stock and condition. */
  readonly product?: {
    readonly price: number;
    readonly availability: 'in stock' | 'out of stock';
    readonly condition: 'new' | 'used';
  };
  readonly jsonLd: object;
}
`;
