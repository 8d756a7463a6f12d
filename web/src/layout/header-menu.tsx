import type { Navigation } from '../../../generated/sections.ts';

type Item = Navigation['header']['items'][number];

/** A menu of the header as a disclosure: the browser opens it, with or without scripts. */
export function HeaderMenu({ item }: { item: Item }) {
  const { text, links = [], towns = [], columns = 1 } = item;
  return (
    <details name="header-menu" className="menu" data-menu>
      <summary className="nav-link">{text}</summary>
      <div className={`menu-panel menu-columns-${columns}`}>
        <ul className="font-semibold">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className="menu-link">
                {link.text}
              </a>
            </li>
          ))}
        </ul>
        {towns.length > 0 && (
          <ul className="menu-towns">
            {towns.map((town) => (
              <li key={town.id}>
                <a href={town.href} className="menu-link">
                  {town.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
