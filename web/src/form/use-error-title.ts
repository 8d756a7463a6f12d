import { useEffect } from 'react';

/** Said first by a screen reader when the page came back with faults. */
const prefix = 'Error: ';

/** Puts a word before the page's title while a form has faults. */
export function useErrorTitle(hasFaults: boolean): void {
  useEffect(() => {
    if (!hasFaults || document.title.startsWith(prefix)) return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasFaults]);
}
