import { isShown } from '../domain/local-time.ts';

/** Hides the notice of a page that was made before its last day, and shows it from its first. */
export function enhanceNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (notice) notice.hidden = !isShown(notice.dataset, new Date());
}
