import { useEffect } from 'react';
import { errorPageTitle } from '../domain/quantity.ts';

/** Shows in the page's title that a form has errors, as long as it has any. */
export function useErrorTitle(hasErrors: boolean, errorTitle: string): void {
  useEffect(() => {
    const prefix = errorPageTitle(errorTitle, '');
    if (!hasErrors || document.title.startsWith(prefix)) return;
    document.title = errorPageTitle(errorTitle, document.title);
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [hasErrors, errorTitle]);
}
