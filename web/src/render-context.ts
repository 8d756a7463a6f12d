import { createContext, useContext } from 'react';
import type { FormState } from '../../generated/contract/render.ts';
import type { Navigation } from '../../generated/sections.ts';

/** Interface texts that components use on any page; they come from content. */
export type InterfaceTexts = Pick<
  Navigation['texts'],
  'newTab' | 'owed' | 'breadcrumb' | 'callBar'
>;

/** What components need to know about the current render. */
export interface RenderContext {
  readonly texts: InterfaceTexts;
  /** True if a page is shown with its data at once: as the server rendered it, or as it was left. */
  readonly startsComplete: boolean;
  /** True on the page that the document was loaded with. */
  readonly isServed: boolean;
  readonly form?: FormState | undefined;
  /** True where a page is rendered to find where its parts are written: each stands in an element that names it. */
  readonly namesParts?: boolean | undefined;
}

/** Provides it to every component inside. */
export const RenderContext = createContext<RenderContext>({
  texts: { newTab: '', owed: '', breadcrumb: '', callBar: '' },
  startsComplete: true,
  isServed: true,
});

/** The context of the current render. */
export function useRenderContext(): RenderContext {
  return useContext(RenderContext);
}
