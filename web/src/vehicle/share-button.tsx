import { useState } from 'react';
import type { SectionProps } from '../../../generated/sections.ts';

interface ShareButtonProps {
  texts: Pick<SectionProps['vehicle-comparison']['texts'], 'share' | 'shareAction' | 'copied'>;
}

/** Passes the page's address on, in the way of the device; where it has none, copies it; else says how to. */
export function ShareButton({ texts }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const { href } = location;
    try {
      if (navigator.share) return await navigator.share({ title: document.title, url: href });
      await navigator.clipboard.writeText(href);
      setSaid(texts.copied);
    } catch (error) {
      // Whoever closes the sheet of the device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(texts.share);
    }
  };
  return (
    <>
      <button type="button" className="button button-secondary noscript:hidden" onClick={share}>
        {texts.shareAction}
      </button>
      <p aria-live="polite" className="empty:hidden">
        {said}
      </p>
      <p className="scripted:hidden">{texts.share}</p>
    </>
  );
}
