const openMenus = 'details[data-menu][open]';

/** Header menus: Escape closes one and returns the focus; leaving it or clicking elsewhere closes it. */
export function enhanceMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const menu = document.querySelector<HTMLDetailsElement>(openMenus);
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(openMenus))
        target.querySelector<HTMLElement>('[data-suggest]')?.focus();
    },
    true,
  );
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLDetailsElement>(openMenus);
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      const isInside = target instanceof Node && menu.contains(target);
      if (!isInside || (target instanceof Element && target.closest('a'))) menu.open = false;
    }
  });
}

// The slide-out menu opens and closes without a script, as a popover. This adds a modal dialog with a focus trap, which
// the browser closes on Escape and on a phone's Back, and which a click on the backdrop or on a link closes too.

/** Makes the slide-out menu close in every way a visitor may expect. */
export function enhanceSlideOut(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-slide-out]');
  if (!dialog) return;
  openAsModal(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  for (const leave of ['popstate', 'pagehide']) addEventListener(leave, () => dialog.close());
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
