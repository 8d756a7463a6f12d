import { type RefObject, useEffect } from 'react';
import { valueAt } from '../../../codegen/model/data.ts';
import { printedText } from './fields/marked-text.ts';
import { showText } from './keep-in-view.ts';
import type { Shown } from './shown.ts';

/** As long as the page takes to show what was typed. */
const delay = 300;

/** Scrolls the page to what a field says: as the field gets the focus, and once the page shows what was typed. */
export function useShownOnPage(panel: RefObject<HTMLElement | null>, { data, answer }: Shown) {
  const showOnPage = (field: Element | null) => {
    const path = field?.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/');
    const text = path && valueAt(data, path);
    if (typeof text === 'string') showText(printedText(text, answer?.printed ?? {}), panel.current);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer brings another page.
  useEffect(() => {
    const root = panel.current?.getRootNode();
    const show = () => root instanceof ShadowRoot && showOnPage(root.activeElement);
    const timer = setTimeout(show, delay);
    return () => clearTimeout(timer);
  }, [answer]);
  return showOnPage;
}
