import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageDocument } from '../../../generated/sections.ts';
import type { PageStore } from './page-store.ts';

/** A page and the path it is shown for. */
export interface ShownPage {
  readonly path: string;
  readonly page: PageDocument;
}

/** The page of the address, or the one before it while that is fetched. */
export function useShownPage(pages: PageStore): ShownPage | undefined {
  const { pathname } = useLocation();
  const peek = () => pages.peek(pathname);
  const page = useSyncExternalStore(pages.subscribe, peek, peek);
  const last = useRef<ShownPage>(undefined);
  useEffect(() => {
    if (page) return;
    let isWanted = true;
    pages.load(pathname).then((fetched) => {
      // The address is in the bar already: whatever the server has there is what is wanted.
      if (!fetched && isWanted) location.reload();
    });
    return () => {
      isWanted = false;
    };
  }, [pages, pathname, page]);
  const isNew = page && (last.current?.page !== page || last.current.path !== pathname);
  if (isNew) last.current = { path: pathname, page };
  return last.current;
}
