import { type RefObject, useEffect } from 'react';
import { valueAt } from '../../../codegen/model/data.ts';
import { printedText } from './fields/marked-text.ts';
import { showText } from './keep-in-view.ts';
import type { PageFrame } from './page-frame.ts';
import type { Shown } from './shown.ts';

/** What says what stands around every page. */
const sharedFiles = /^content\/(?:navigation|site)\.yaml$/;

/** As long as the page takes to show what was typed. */
const delay = 300;

/** Scrolls the page to what a field says: as the field gets the focus, and once the page shows what was typed. */
export function useShownOnPage(
  panel: RefObject<HTMLElement | null>,
  { file = '', data, answer }: Shown,
  frame: PageFrame,
) {
  const showOnPage = (field: Element | null) => {
    const path = field?.closest<HTMLElement>('[data-path]')?.dataset.path?.split('/');
    const text = path && valueAt(data, path);
    // What is around every page says the names of records, too.
    const part = sharedFiles.test(file) ? 'body' : 'main';
    const shown = frame.page()?.document.querySelector(part);
    if (typeof text === 'string' && shown)
      showText(printedText(text, answer?.printed ?? {}), shown);
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
