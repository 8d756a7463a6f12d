import type { ZodMiniType } from 'zod/mini';

/** One published address, as the route table gives it. */
export interface Route {
  readonly path: string;
  readonly canonical: string;
  readonly alias: boolean;
  readonly indexed: boolean;
  readonly perRequest: false | 'query' | 'form';
}

/** What unknown addresses below `prefix` get: a redirect to `path`, or the page `path` with status 404. */
export interface Fallback {
  readonly prefix: string;
  readonly status: 302 | 404;
  readonly path: string;
}

/** A posted form on its way back to the visitor: what was typed, and what is wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Message by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the whole form: the fields are right, but it could not be kept. */
  readonly failure?: string;
}

/** What a page may depend on beside its address. */
export interface RenderRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: FormState;
}

/** A rendered page. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** The page renderer, built beside the pages themselves. */
export interface Renderer {
  render(url: string, request?: RenderRequest): RenderedPage | Promise<RenderedPage>;
  /** The query parameters that pages read; without the list every parameter counts. */
  readonly queryNames?: readonly string[];
}

/** A field of a form, as far as the server has to know it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly autocomplete?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
}

/** The contact form: its rules, the page that thanks for it, and what is said when it fails. */
export interface ContactForm {
  readonly schema: ZodMiniType<Readonly<Record<string, unknown>>>;
  /** In the order they are shown and mailed. */
  readonly fields: readonly FormField[];
  readonly donePath: string;
  /** A sentence without its full stop. */
  readonly failure: string;
}

/** Everything the server takes from the build. */
export interface BuiltSite {
  readonly publicDirectory: string;
  readonly routes: readonly Route[];
  readonly fallbacks: readonly Fallback[];
  readonly vehicles: readonly { readonly id: string }[];
  readonly vehicleAliases: Readonly<Record<string, string>>;
  readonly contact: ContactForm;
  readonly renderer: Renderer;
  /** The number that refusals name, so that no visitor is left without a way. */
  readonly phone: string;
  readonly mapEmbedOrigin?: string | undefined;
  /** The public origin that canonical addresses begin with; the origin the server runs at when left out. */
  readonly url?: string | undefined;
  /** The schemas of what the API takes and gives, by name; without them it is not described. */
  readonly apiSchemas?: Readonly<Record<string, unknown>> | undefined;
}
