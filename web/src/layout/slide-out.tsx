import type { Navigation } from '../../../generated/sections.ts';
import { ActionLink, TextAction } from '../ui/action-link.tsx';
import { Mark } from '../ui/mark.tsx';

/** The id by which the button opens the slide-out menu. */
export const slideOutId = 'slide-out';

type Item = Navigation['header']['items'][number];

interface SlideOutProps {
  name: string;
  navigation: Navigation;
}

/** The header's links for small screens, and how to reach the dealer. */
export function SlideOut({ name, navigation }: SlideOutProps) {
  const { header, footer, texts } = navigation;
  const others = (footer.contact ?? []).filter(({ href }) => href !== header.call.href);
  return (
    <dialog
      id={slideOutId}
      popover="auto"
      aria-label={texts.main}
      className="slide-out"
      data-slide-out
    >
      <div className="slide-head">
        <a href="/" className="wordmark">
          <Mark />
          {name}
        </a>
        <CloseButton text={texts.close} />
      </div>
      <nav aria-label={texts.main}>
        <ul>
          {header.items.map((item) => (
            <li key={item.text}>
              {item.to ? (
                <a href={item.to} className="slide-link">
                  {item.text}
                </a>
              ) : (
                <SlideGroup item={item} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="slide-foot">
        {footer.hours && <p>{footer.hours}</p>}
        {others.map((action) => (
          <TextAction key={action.href} action={action} />
        ))}
        <ActionLink action={header.call} />
      </div>
    </dialog>
  );
}

function CloseButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      className="nav-link"
      popoverTarget={slideOutId}
      popoverTargetAction="hide"
    >
      {text} <span aria-hidden="true">✕</span>
    </button>
  );
}

function SlideGroup({ item }: { item: Item }) {
  const { text, links = [], towns = [] } = item;
  return (
    <details className="menu">
      <summary className="slide-link">{text}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.href} className={towns.length > 0 ? 'menu-overview' : undefined}>
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
