import { useEffect, useState } from 'react';

interface CountUpProps {
  /** The figure as printed at a share of its value, from 0 to 1. */
  text: (share: number) => string;
  /** The length of the animation; 0 shows the figure at once. */
  milliseconds: number;
}

function wantsLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Slows down toward the end. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/** A figure that counts up to its value; assistive technology gets only the final figure. */
export function CountUp({ text, milliseconds }: CountUpProps) {
  const [share, setShare] = useState(milliseconds === 0 ? 1 : 0);
  useEffect(() => {
    if (milliseconds === 0 || wantsLessMotion()) return setShare(1);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min((now - start) / milliseconds, 1);
      setShare(easeOut(progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [milliseconds]);
  return (
    <>
      <span aria-hidden="true">{text(share)}</span>
      <span className="sr-only">{text(1)}</span>
    </>
  );
}
