import type { Navigation } from '../../../generated/sections.ts';
import { NavControl } from './nav-control.tsx';

interface HeaderSearchProps {
  /** The page that answers. */
  to: string;
  texts: Navigation['texts'];
  /** At a wide window it stands before the name. */
  isFirst: boolean;
  className: string;
}

/** An icon that opens the field of the site's search; the browser opens it, with or without scripts. */
export function HeaderSearch({ to, texts, isFirst, className }: HeaderSearchProps) {
  return (
    <details name="header-menu" className={`menu group ${className}`} data-menu>
      <NavControl
        as="summary"
        aria-label={texts.search}
        className="group-open:bg-soft after:hidden!"
      >
        <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path
            d="M13 13l5 5M8.5 2a6.5 6.5 0 1 0 0 13 6.5 6.5 0 1 0 0-13Z"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </NavControl>
      <search
        className={`menu-panel inset-x-4 sm:start-auto sm:w-120 ${isFirst ? 'xl:start-8 xl:end-auto' : 'xl:end-8'}`}
      >
        <form action={to} className="flex flex-wrap gap-2">
          <input
            type="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            aria-label={texts.searchField}
            className="field min-w-0 flex-1 basis-50"
            data-suggest=""
          />
          <button type="submit" className="button button-primary">
            {texts.search}
          </button>
        </form>
      </search>
    </details>
  );
}
