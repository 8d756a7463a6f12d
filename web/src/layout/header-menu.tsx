import type { Navigation } from '../../../generated/sections.ts';
import { NavControl } from './nav-control.tsx';

type Item = Navigation['header']['items'][number];

/** A menu with several columns spans the header instead of hanging under its button. */
export function isWide({ columns = 1 }: Item): boolean {
  return columns > 1;
}

// For a menu of several columns.
const panelWidths: Readonly<Record<number, string>> = { 2: 'w-120', 3: 'w-168', 4: 'w-216' };
const panelColumns: Readonly<Record<number, string>> = {
  2: 'columns-2',
  3: 'columns-3',
  4: 'columns-4',
};

/** The link to everything listed after it. */
const overview =
  "mb-2 border-b border-divider pb-2 font-[650] links:text-link links:after:content-['_→'_/_'']";

/** A header menu as a disclosure: the browser opens it, with or without scripts. */
export function HeaderMenu({ item }: { item: Item }) {
  const { text, links = [], towns = [], columns = 1 } = item;
  return (
    <details name="header-menu" className="menu group" data-menu>
      <NavControl as="summary" className="group-open:bg-soft">
        {text}
      </NavControl>
      <div className={`menu-panel plain-links ${panelWidths[columns] ?? ''}`}>
        <ul className={towns.length > 0 ? overview : 'links:text-ink'}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
        {towns.length > 0 && (
          <ul className={`links:text-ink ${panelColumns[columns] ?? ''}`}>
            {towns.map((town) => (
              <li key={town.id}>
                <a href={town.href}>{town.name}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
