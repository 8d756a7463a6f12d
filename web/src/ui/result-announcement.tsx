import { useEffect, useState } from 'react';

/** Debounced, so that a screen reader does not speak at every key. */
const debounceMilliseconds = 500;

/** Announces the result to screen readers once it has settled; silent at first. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [atFirst] = useState(text);
  useEffect(() => {
    if (text === atFirst && said === '') return;
    const timer = setTimeout(() => setSaid(text), debounceMilliseconds);
    return () => clearTimeout(timer);
  }, [text, atFirst, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
