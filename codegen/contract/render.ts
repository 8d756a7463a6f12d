import type { RequestedSubject } from './forms.ts';

/** A form on its way to the visitor: its values and, once it was posted, its errors. */
export interface FormState {
  /** The id of the form. */
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
  /** What the link to the form asks about; its value is among the others. */
  readonly subject?: RequestedSubject;
  /** Message by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the whole form: the fields are valid, but it could not be stored. */
  readonly failure?: string;
  /** Sent with the form, so that sending it twice makes one message. */
  readonly key?: string;
}

/** What a page may depend on besides its document and its address, which holds the query. */
export interface RenderRequest {
  readonly form?: FormState;
}

/** A rendered page, or the address to go to instead. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
}

/** The page renderer, built beside the pages themselves. */
export interface Renderer {
  render(url: string, request?: RenderRequest): RenderedPage | Promise<RenderedPage>;
  /** An address with only that part of its query that changes the page, in one spelling. */
  readAddress(url: string): string | Promise<string>;
}
