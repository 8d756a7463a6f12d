import { useEffect, useState } from 'react';

const pause = 200;

/** A value once nobody has changed it for a moment. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text)), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
