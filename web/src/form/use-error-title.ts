import { useEffect } from 'react';
import { errorPageTitle } from '../domain/quantity.ts';

/** Says in the page's title that a form has errors, while it has any. */
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
