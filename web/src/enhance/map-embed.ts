/** Loads a map in the place of its button; the map service hears of nobody before that click. */
export function enhanceMaps(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-embed]');
    if (!button) return;
    const area = button.closest('[data-embed-area]');
    const frame = document.createElement('iframe');
    frame.src = button.dataset.embed ?? '';
    frame.title = button.dataset.title ?? '';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.allowFullscreen = true;
    area?.querySelector('[data-embed-slot]')?.append(frame);
    area?.setAttribute('data-loaded', '');
    frame.focus();
  });
}
