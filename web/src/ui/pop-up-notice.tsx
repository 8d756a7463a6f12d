import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFrameTexts } from './frame-texts.tsx';
import { Notice } from './notice.tsx';

interface PopUpNoticeProps {
  title: string;
  text: string;
  onDismiss: () => void;
}

/** A failure shown over the page in the frame's notice region; it stays until dismissed. */
export function PopUpNotice({ title, text, onDismiss }: PopUpNoticeProps) {
  const { dismiss } = useFrameTexts();
  const [region, setRegion] = useState<Element | null>(null);
  useEffect(() => setRegion(document.querySelector('#notices')), []);
  if (!region) return null;
  return createPortal(
    <Notice title={title} tone="bad" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-quiet" onClick={onDismiss}>
        {dismiss}
      </button>
    </Notice>,
    region,
  );
}
