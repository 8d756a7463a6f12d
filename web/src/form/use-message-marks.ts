import { useEffect, useRef } from 'react';
import { useRenderContext } from '../render-context.ts';

/** The milliseconds since the form was shown; on the server-rendered page, since the page loaded. */
export function useElapsed(): () => string {
  const { isServed } = useRenderContext();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = isServed ? 0 : performance.now();
  }, [isServed]);
  return () => String(Math.round(performance.now() - shownAt.current));
}

/** A key for each message: the same until something is changed, however often it is sent. */
export function useKey(): (
  values: Readonly<Record<string, string>>,
  files: readonly (readonly [field: string, file: File])[],
) => string | undefined {
  const latest = useRef<{ text: string; key: string | undefined }>(undefined);
  return (values, files) => {
    const names = files.map(([, { name, size, lastModified }]) => [name, size, lastModified]);
    const text = JSON.stringify([values, names]);
    // Browsers generate UUIDs on secure pages only.
    if (latest.current?.text !== text) latest.current = { text, key: crypto.randomUUID?.() };
    return latest.current.key;
  };
}
