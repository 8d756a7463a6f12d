import { internalAddressAt, isPlain } from '../navigation/internal-link.ts';
import type { MenuEntry } from '../navigation/menu-entry.ts';

// The slide-out menu opens and closes without a script, as a popover. This adds a modal dialog with a focus trap, and
// closing by Back, a click on the backdrop or a tap on a link.

/** Makes the slide-out menu close in every way a visitor may expect. */
export function enhanceSlideOut(entry: MenuEntry): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-slide-out]');
  if (!dialog) return;

  openAsModal(dialog);

  new MutationObserver(() => {
    if (dialog.open) entry.open(() => dialog.close());
    else entry.close();
  }).observe(dialog, { attributeFilter: ['open'] });

  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) return dialog.close();
    if (isPlain(event) && internalAddressAt(event.target)) entry.follow();
    if (event.target instanceof Element && event.target.closest('a')) dialog.close();
  });
}

function openAsModal(dialog: HTMLDialogElement): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    // A menu opened before this script loaded is a popover, and closes as one.
    if (!button || dialog.matches(':popover-open')) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}
