import { useEffect, useRef, useState } from 'react';

/** The devices that a page can be looked at as, with the width of their windows; the first takes the room there is. */
export const devices = [
  { name: 'Window', width: undefined },
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 820 },
  { name: 'Desk', width: 1280 },
] as const;

interface PageStageProps {
  readonly address: string;
  readonly width: number | undefined;
}

/** The page in its frame; one that is wider than the room beside the panel is shown smaller. */
export function PageStage({ address, width }: PageStageProps) {
  const stage = useRef<HTMLElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (stage.current) watcher.observe(stage.current);
    return () => watcher.disconnect();
  }, []);
  const scale = width === undefined || room === 0 ? 1 : Math.min(1, room / width);
  return (
    <main ref={stage} className="stage">
      <h1>The page, with the form beside it</h1>
      <iframe
        title="Page"
        src={address}
        style={{
          width: width ?? '100%',
          height: `${100 / scale}%`,
          transform: `scale(${scale})`,
          marginInline: width === undefined ? 0 : (room - width * scale) / 2,
        }}
      />
    </main>
  );
}
