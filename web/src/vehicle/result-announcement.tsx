import { useEffect, useState } from 'react';

/** Long enough that typing does not chatter. */
const settleMilliseconds = 500;

/** Says the result to assistive technology once it has settled; silent at first. */
export function ResultAnnouncement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const [atFirst] = useState(text);
  useEffect(() => {
    if (text === atFirst && said === '') return;
    const timer = setTimeout(() => setSaid(text), settleMilliseconds);
    return () => clearTimeout(timer);
  }, [text, atFirst, said]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
