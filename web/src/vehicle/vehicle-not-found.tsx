import { useEffect, useRef } from 'react';
import type { DetailTexts } from './vehicle-detail-props.ts';

/** The vehicle cannot be shown: says so, and leads back to the list. */
export function VehicleNotFound({ texts, backHref }: { texts: DetailTexts; backHref: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of a heading that had the focus and is gone now.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mx-auto max-w-text py-16 text-center">
      <h1 className="text-h2" tabIndex={-1} ref={heading}>
        {texts.notFoundTitle}
      </h1>
      <p className="mt-4 text-lead text-muted">{texts.notFoundText}</p>
      <a className="button button-primary mt-8" href={backHref}>
        {texts.notFoundAction}
      </a>
    </div>
  );
}
