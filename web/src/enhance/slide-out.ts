import { internalAddressAt, isPlain } from '../navigation/internal-link.ts';
import { isMenuEntry, pushMenuEntry } from '../navigation/menu-entry.ts';

// The slide-out menu opens and closes without a script, as a popover. What this adds: a modal dialog
// that keeps the focus, closing by Back, by the backdrop and by a tap on a link.

/** Makes the slide-out menu close in every way a visitor may expect. */
export function enhanceSlideOut(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-slide-out]');
  if (!dialog) return;
  let isLeaving = false;

  openAsModal(dialog);

  new MutationObserver(() => {
    if (dialog.open) {
      isLeaving = false;
      pushMenuEntry();
    } else if (isMenuEntry() && !isLeaving) history.back();
  }).observe(dialog, { attributeFilter: ['open'] });

  addEventListener('popstate', () => {
    if (dialog.open && !isMenuEntry()) dialog.close();
  });

  // On the window, so that the application has had its say before.
  addEventListener('click', replaceMenuEntry);

  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) return dialog.close();
    const address = isPlain(event) && internalAddressAt(event.target);
    const isLink = event.target instanceof Element && event.target.closest('a');
    // The page that follows takes the place of the menu's history entry.
    isLeaving = Boolean(address);
    if (isLink) dialog.close();
  });
}

function openAsModal(dialog: HTMLDialogElement): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[popovertarget]');
    // A menu that was opened before this script came is a popover, and closes as one.
    if (!button || dialog.matches(':popover-open')) return;
    event.preventDefault();
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/** Where the application has not taken a link tapped in the menu, its page replaces the menu's entry. */
function replaceMenuEntry(event: MouseEvent): void {
  const address = isPlain(event) && isMenuEntry() && internalAddressAt(event.target);
  if (!address) return;
  event.preventDefault();
  location.replace(address);
}
