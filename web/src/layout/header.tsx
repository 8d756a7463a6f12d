import type { LanguageOfSite } from '../../../generated/contract/languages.ts';
import type { SiteLook } from '../../../generated/contract/site.ts';
import type { Navigation } from '../../../generated/sections.ts';
import { Icon } from '../ui/icon.tsx';
import { HeaderMenu, isWide } from './header-menu.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { type MenuFrom, menuBelow, menuFrom } from './menu-width.ts';
import { NavControl } from './nav-control.tsx';
import { slideOutId } from './slide-out.tsx';
import { Wordmark } from './wordmark.tsx';

interface HeaderProps {
  name: string;
  navigation: Navigation;
  look: SiteLook;
  /** The other languages of the site. */
  others: readonly LanguageOfSite[];
}

// The menu where it fits, else the button of the slide-out menu; the call button is beside either.
const shown: Record<MenuFrom, { menu: string; button: string; call: string }> = {
  76: { menu: 'xl:block', button: 'xl:hidden', call: 'xl:ms-0' },
  80: { menu: 'min-[80rem]:block', button: 'min-[80rem]:hidden', call: 'min-[80rem]:ms-0' },
  90: { menu: 'min-[90rem]:block', button: 'min-[90rem]:hidden', call: 'min-[90rem]:ms-0' },
  105: { menu: 'min-[105rem]:block', button: 'min-[105rem]:hidden', call: 'min-[105rem]:ms-0' },
  never: { menu: '', button: '', call: '' },
};

/** How the name and the menu of a wide screen stand. */
const layouts = {
  beside: { row: '', place: 'ms-auto' },
  below: { row: 'menu-below xl:grid', place: 'mx-auto' },
  stacked: {
    row: 'xl:flex-wrap xl:gap-y-0',
    // Wide menus begin where the line does.
    place: 'relative -mx-3 order-1 basis-full [&_.menu-panel]:start-0 [&_.menu-panel]:end-auto',
  },
};

/** The header: name, links and menus, hours and the call button. */
export function Header({ name, navigation, look, others }: HeaderProps) {
  const { header, texts } = navigation;
  const items = header.items.filter(({ narrow }) => !narrow);
  const { row, place } = layouts[look.header ?? 'beside'];
  const measured = {
    name,
    call: header.call.text,
    // In the line of the menu, unless that has one of its own.
    items: look.header ? items : [...items, ...others.map(({ name: text }) => ({ text, to: '' }))],
    hasSearch: header.search !== undefined,
    letterWidth: look.letterWidth,
    logo: look.logo,
  };
  const { menu, button, call } = shown[(look.header ? menuBelow : menuFrom)(measured)];
  // Without the menu between them, the call button stands at the end of the line.
  const beside = look.header === 'stacked' ? '' : call;
  // To the end of the line, by what stands before it.
  const isPushed = header.search !== undefined || others.length > 0;
  return (
    <header className="ground-paper roomy:sticky relative top-0 z-30 border-b border-divider print:hidden">
      <div className={`container-page relative flex items-center gap-4 py-2 ${row}`.trim()}>
        <Wordmark name={name} logo={look.logo} />
        <nav aria-label={texts.main} className={`${place} hidden ${menu}`}>
          <ul
            className={`flex flex-wrap items-center ${look.header === 'stacked' ? '' : 'justify-end'}`.trim()}
          >
            {items.map((item) => (
              <li key={item.text} className={isWide(item) ? undefined : 'relative'}>
                {item.to ? (
                  <NavControl as="a" href={item.to}>
                    {item.text}
                  </NavControl>
                ) : (
                  <HeaderMenu item={item} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        {header.search && (
          <HeaderSearch
            to={header.search}
            texts={texts}
            isFirst={look.header === 'below'}
            className={`-mx-2 ms-auto ${beside}`}
          />
        )}
        <LanguageSwitch others={others} className={header.search ? '' : `ms-auto ${beside}`} />
        <CallButton call={header.call} className={isPushed ? '' : `ms-auto ${beside}`} />
        <MenuButton text={texts.menu} className={isPushed ? button : `max-sm:ms-auto ${button}`} />
      </div>
    </header>
  );
}

interface CallButtonProps {
  call: Navigation['header']['call'];
  className: string;
}

function CallButton({ call, className }: CallButtonProps) {
  return (
    <a
      href={call.href}
      aria-label={call.label}
      className={`button button-secondary px-5 whitespace-nowrap max-sm:hidden ${className}`}
    >
      <Icon name="phone" size="small" />
      {call.text}
    </a>
  );
}

/** Opens the slide-out menu: as a popover without a script, as a modal dialog with one. */
function MenuButton({ text, className }: { text: string; className: string }) {
  return (
    <NavControl
      as="button"
      type="button"
      className={`shrink-0 border border-border ${className}`}
      popoverTarget={slideOutId}
    >
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        aria-hidden="true"
        className="max-[22.5rem]:hidden"
      >
        <path d="M2 5h16M2 10h16M2 15h16" stroke="currentColor" strokeWidth="2" />
      </svg>
      {text}
    </NavControl>
  );
}
