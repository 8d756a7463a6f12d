import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

/** Something that may be taken for what is typed. */
interface Offer {
  readonly value: string;
  readonly shown: ReactNode;
}

interface OffersParts {
  readonly label: string;
  readonly offers: readonly Offer[];
  readonly onTake: (index: number) => void;
  readonly onLeave: () => void;
}

/** A list of what may be taken below an input that keeps the focus, and how its keys choose from it. */
export function useOffers({ label, offers, onTake, onLeave }: OffersParts) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, offers.length - 1);
  const isOpen = offers.length > 0;
  const list = isOpen && (
    <div className="offers" role="listbox" id={id} aria-label={label}>
      {offers.map(({ value, shown }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the chosen one.
        <div
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerDown={(event) => {
            // The input keeps the focus, and its caret.
            event.preventDefault();
            onTake(index);
          }}
        >
          {shown}
        </div>
      ))}
    </div>
  );
  /** Does what a key does to the list; false if it does nothing. */
  const press = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen) return false;
    if (step !== undefined) setChosen((at + step + offers.length) % offers.length);
    else if (event.key === 'Escape') onLeave();
    else if (event.key === 'Enter' || event.key === 'Tab') onTake(at);
    else {
      setChosen(0);
      return false;
    }
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const attributes = isOpen
    ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${at}` }
    : undefined;
  return { list, press, attributes, isOpen };
}
