import { createContext, useContext } from 'react';

/** A posted form on its way back to the visitor: what was typed, and what is wrong with it. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  /** Message by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the whole form. */
  readonly failure?: string;
}

/** What a page may depend on beside its document and its address. */
export interface PageRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: FormState;
}

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
