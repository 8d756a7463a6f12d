import type { Navigation } from '../../../generated/sections.ts';
import { ActionLink } from '../ui/action-link.tsx';

/** Id of the slide-out menu, by which its button opens it. */
export const slideOutId = 'slide-out';

type Item = Navigation['header']['items'][number];

/** The header's links for small screens. */
export function SlideOut({ navigation }: { navigation: Navigation }) {
  const { header, texts } = navigation;
  return (
    <dialog
      id={slideOutId}
      popover="auto"
      aria-label={texts.main}
      className="slide-out"
      data-slide-out
    >
      <div className="flex justify-end">
        <button
          type="button"
          className="nav-link"
          popoverTarget={slideOutId}
          popoverTargetAction="hide"
        >
          {texts.close} <span aria-hidden="true">✕</span>
        </button>
      </div>
      <nav aria-label={texts.main} className="mt-2">
        <ul>
          {header.items.map((item) => (
            <li key={item.text} className="border-divider border-b py-1">
              {item.to ? <SlideLink href={item.to} text={item.text} /> : <SlideGroup item={item} />}
            </li>
          ))}
        </ul>
      </nav>
      <ActionLink action={header.call} className="mt-6 w-full" />
    </dialog>
  );
}

function SlideLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className="slide-link">
      {text}
    </a>
  );
}

function SlideGroup({ item }: { item: Item }) {
  const { text, links = [], towns = [] } = item;
  const all = [...links, ...towns.map(({ name, href }) => ({ text: name, href }))];
  return (
    <details className="menu">
      <summary className="slide-link">{text}</summary>
      <ul className="ps-4 pb-2">
        {all.map((link) => (
          <li key={link.href}>
            <SlideLink href={link.href} text={link.text} />
          </li>
        ))}
      </ul>
    </details>
  );
}
