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
