// What the tests know about the shape of a file: as much as they need.

/** A fact may have two values, the second under a name. */
interface Price {
  readonly usd: number;
  readonly readings?: Readonly<Record<string, { readonly usd: number }>>;
}

export interface Vehicle {
  readonly id: string;
  readonly slug: string;
  readonly aliases?: readonly string[];
  readonly brand: string;
  readonly series: string;
  readonly model: string;
  readonly description: string;
  readonly price: Price;
  readonly inStock: boolean;
  readonly isNew: boolean;
  readonly condition: string;
  readonly images?: readonly string[];
  readonly look?: { readonly paints: readonly { readonly name: string }[] };
  readonly features: readonly string[];
  readonly specifications: Readonly<Record<string, unknown>>;
  readonly externalUrl?: string;
}

export interface Brand {
  /** The name of its file, which vehicles refer to. */
  readonly id: string;
  readonly name: string;
  readonly series: readonly {
    readonly name: string;
    readonly title: string;
    readonly startingPrice: Price;
    readonly features: readonly string[];
    readonly models: readonly string[];
  }[];
}

type Series = Brand['series'][number];

/** A brand as its file says it: what a series leaves out follows from its vehicles. */
export interface WrittenBrand extends Omit<Brand, 'id' | 'series'> {
  readonly series: readonly (Omit<Series, 'models' | 'startingPrice'> &
    Partial<Series> & { readonly slug: string; readonly omits?: readonly string[] })[];
}

interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

export interface Town {
  readonly name: string;
  readonly slug: string;
  readonly county: string;
  readonly type: string;
  readonly population: number;
  readonly coordinates: Coordinates;
  readonly zip: string;
  readonly path?: string;
  readonly twin?: string;
}

export interface County {
  readonly name: string;
  readonly slug: string;
  readonly seat: string;
  readonly population: number;
  readonly path: string;
  readonly townPath: string;
  readonly townAliases?: readonly string[];
}

/** A section as written in a file: its kind, and whatever that kind contains. */
export type Section = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A page, a template for the pages of records, or a policy. */
export interface Page {
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly fallbacks?: readonly { readonly prefix: string; readonly status: number }[];
  readonly indexed?: boolean;
  readonly picture?: string;
  readonly hero?: boolean | Readonly<Record<string, unknown>>;
  readonly sections: readonly Section[];
}

interface Location {
  readonly name: string;
  readonly type: string;
  readonly address: { readonly city?: string; readonly region: string };
  readonly coordinates: Coordinates;
  readonly googleMapsUrl: string;
}

interface Department {
  readonly name: string;
  readonly structuredData?: 'openingHours' | 'contactPoint';
  readonly hours: readonly Hours[];
}

/** Opening hours on some days, or a text instead. */
interface Hours {
  readonly opens?: string;
  readonly closes?: string;
  readonly text?: string;
}

export interface Site {
  readonly name: string;
  /** The picture of a vehicle that has none. */
  readonly vehiclePlaceholder: string;
  readonly language: string;
  readonly stateName: string;
  readonly email: string;
  readonly mainLocation: string;
  readonly security?: { readonly contact: string; readonly owed?: boolean };
  readonly departments: Readonly<Record<string, Department>>;
  readonly phones: { readonly main: { readonly number: string } };
  readonly locations: Readonly<Record<string, Location>>;
  readonly externals: Readonly<Record<string, { readonly url: string }>>;
  readonly map: { readonly zoom: number };
}

export interface Navigation {
  readonly header: { readonly items: readonly MenuItem[] };
  readonly [part: string]: unknown;
}

/** A header link, or a menu of links, including towns. */
interface MenuItem {
  readonly text: string;
  readonly to?: string;
  readonly links?: readonly { readonly text: string; readonly to: string }[];
  readonly towns?: { readonly county: string };
}
