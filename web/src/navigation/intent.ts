import { internalAddressAt } from './internal-link.ts';

/** Long enough to ignore links that the pointer only crosses. */
const intentMilliseconds = 65;

/** Calls back when the visitor seems about to follow a link; never in data-saver mode. */
export function watchIntent(act: (to: URL) => void): void {
  if ('connection' in navigator && Object(navigator.connection).saveData) return;
  let timer: ReturnType<typeof setTimeout>;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const to = internalAddressAt(target);
    if (to) timer = setTimeout(() => act(to), intentMilliseconds);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider, { passive: true });
  // The finger is scrolling.
  document.addEventListener('pointercancel', () => clearTimeout(timer), { passive: true });
}
