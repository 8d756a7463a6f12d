import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface FaultProps {
  /** The element that the page is rendered into. */
  container: HTMLElement;
  /** True if the page that is still shown is the one of the address. */
  isShown: () => boolean;
}

/** Replaces a page that failed: what was shown before stays, or the server sends the page of the address. */
export function Fault({ container, isShown }: FaultProps) {
  const place = useRef<HTMLDivElement>(null);
  // React removes it only after this has rendered.
  const [before] = useState(() => [...container.childNodes].map((node) => node.cloneNode(true)));
  useLayoutEffect(() => place.current?.replaceChildren(...before), [before]);
  useEffect(() => {
    if (!isShown()) location.reload();
  }, [isShown]);
  return <div className="contents" ref={place} />;
}
