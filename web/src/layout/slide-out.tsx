import type { SiteLogo } from '../../../generated/contract/site.ts';
import type { Navigation } from '../../../generated/sections.ts';
import { ActionLink, TextAction } from '../ui/action-link.tsx';
import { NavControl } from './nav-control.tsx';
import { Wordmark } from './wordmark.tsx';

/** The id by which the button opens the slide-out menu. */
export const slideOutId = 'slide-out';

type Item = Navigation['header']['items'][number];

interface SlideOutProps {
  name: string;
  logo: SiteLogo | undefined;
  navigation: Navigation;
}

/** The link to everything listed after it. */
const overview = "[column-span:all] links:text-link! links:after:content-['_→'_/_'']";

/** The header's links for small screens, and how to reach the dealer. */
export function SlideOut({ name, logo, navigation }: SlideOutProps) {
  const { header, footer, texts } = navigation;
  const plain = header.items.map(({ to }) => to);
  const others = (footer.contact ?? []).filter(({ href }) => href !== header.call.href);
  return (
    <dialog
      id={slideOutId}
      popover="auto"
      aria-label={texts.main}
      className="slide-out"
      data-slide-out
    >
      <div className="flex items-center justify-between gap-4 border-b border-divider pb-2">
        <Wordmark name={name} logo={logo} />
        <CloseButton text={texts.close} />
      </div>
      <nav aria-label={texts.main} className="plain-links">
        <ul className="*:border-b *:border-divider">
          {header.items.map((item) => (
            <li key={item.text}>
              {item.to ? (
                <a href={item.to}>{item.text}</a>
              ) : (
                <SlideGroup item={withoutLinks(item, plain)} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-1 pt-6 text-ui/body">
        {footer.hours && <p>{footer.hours}</p>}
        {header.openNow?.times.soon.map(({ day, text }) => (
          <p key={day} data-soon={day} hidden>
            {text}
          </p>
        ))}
        {others.map((action) => (
          <TextAction key={action.href} action={action} />
        ))}
        <ActionLink action={header.call} />
      </div>
    </dialog>
  );
}

/** Its cross lines up with the arrows of the links. */
function CloseButton({ text }: { text: string }) {
  return (
    <NavControl
      as="button"
      type="button"
      className="pe-0"
      popoverTarget={slideOutId}
      popoverTargetAction="hide"
    >
      {text} <span aria-hidden="true">✕</span>
    </NavControl>
  );
}

/** A menu without the links that stand beside it. */
function withoutLinks(
  { links = [], ...item }: Item,
  others: readonly (string | undefined)[],
): Item {
  return { ...item, links: links.filter(({ href }) => !others.includes(href)) };
}

function SlideGroup({ item }: { item: Item }) {
  const { text, links = [], towns = [] } = item;
  return (
    <details className="menu">
      <summary>{text}</summary>
      <ul className="columns-2 ps-4 pb-2 *:break-inside-avoid">
        {links.map((link) => (
          <li key={link.href} className={towns.length > 0 ? overview : undefined}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
        {towns.map((town) => (
          <li key={town.id}>
            <a href={town.href}>{town.name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
