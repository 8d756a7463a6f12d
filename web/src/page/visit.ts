import { createContext, useContext } from 'react';
import type { FormState } from '../../../generated/contract/render.ts';

/** How the visitor came to the page that is shown. */
export interface Visit {
  /** True on the page the server rendered, false after a navigation in the browser. */
  readonly isFirst: boolean;
  readonly form?: FormState | undefined;
}

const VisitContext = createContext<Visit>({ isFirst: true });

/** Makes the visit known to every section. */
export const VisitProvider = VisitContext.Provider;

/** How the visitor came to this page. */
export function useVisit(): Visit {
  return useContext(VisitContext);
}
