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

/** The part of a page that is rendered: its hero, or the index of a section. Given in development only. */
export const PartContext = createContext<'hero' | number | undefined>(undefined);

/** What the outermost element of a part says of it, for whoever asks where it is written. */
export const usePart = import.meta.env.DEV
  ? () => ({ 'data-part': useContext(PartContext) })
  : () => undefined;
