import type { Navigation } from '../../../generated/sections.ts';
import { Icon } from '../ui/icon.tsx';
import { Mark } from '../ui/mark.tsx';
import { menuFrom } from './menu-width.ts';
import { slideOutId } from './slide-out.tsx';

interface HeaderProps {
  name: string;
  navigation: Navigation;
}

/** The header: name, links and menus, hours and the call button. */
export function Header({ name, navigation }: HeaderProps) {
  const { header, texts } = navigation;
  const from = menuFrom({ name, call: header.call.text, items: header.items });
  return (
    <header className={`site-header ground-paper ${from}`}>
      <div className="container-page header-row">
        <a href="/" className="wordmark">
          <Mark />
          {name}
        </a>
        <nav aria-label={texts.main} className="site-menu">
          <ul>
            {header.items.map((item) => (
              <li key={item.text} className={isWide(item) ? 'is-wide' : undefined}>
                {item.to ? (
                  <a href={item.to} className="nav-link">
                    {item.text}
                  </a>
                ) : (
                  <HeaderMenu item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <CallButton call={header.call} />
        <MenuButton text={texts.menu} />
      </div>
    </header>
  );
}

type Item = Navigation['header']['items'][number];

/** A menu with several columns spans the header instead of hanging under its button. */
function isWide({ columns = 1 }: Item): boolean {
  return columns > 1;
}

/**
 * A header menu as a disclosure: the browser opens it, with or without scripts. Its list matches the slide-out menu's
 * markup to the letter, so that the second copy costs next to nothing once compressed.
 */
function HeaderMenu({ item }: { item: Item }) {
  const { text, links = [], towns = [], columns = 1 } = item;
  return (
    <details name="header-menu" className="menu" data-menu>
      <summary className="nav-link">{text}</summary>
      <div className={`menu-panel menu-columns-${columns}`}>
        <ul className={towns.length > 0 ? 'menu-overview' : undefined}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
        {towns.length > 0 && (
          <ul className="menu-towns">
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

function CallButton({ call }: { call: Navigation['header']['call'] }) {
  return (
    <a href={call.href} aria-label={call.label} className="button button-secondary header-call">
      <Icon name="phone" size="small" />
      {call.text}
    </a>
  );
}

/** Opens the slide-out menu: as a popover without a script, as a modal dialog with one. */
function MenuButton({ text }: { text: string }) {
  return (
    <button type="button" className="nav-link header-button" popoverTarget={slideOutId}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" />
      </svg>
      {text}
    </button>
  );
}
