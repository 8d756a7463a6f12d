import { createContext, useContext } from 'react';
import type { Navigation } from '../../../generated/sections.ts';

/** Words of the frame that components say too; they come from content with the page. */
export type FrameTexts = Pick<Navigation['texts'], 'newTab' | 'breadcrumb' | 'dismiss'>;

const FrameTextsContext = createContext<FrameTexts>({ newTab: '', breadcrumb: '', dismiss: '' });

/** Makes the words of the frame known to everything inside. */
export const FrameTextsProvider = FrameTextsContext.Provider;

/** The words of the frame. */
export function useFrameTexts(): FrameTexts {
  return useContext(FrameTextsContext);
}
