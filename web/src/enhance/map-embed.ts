/** Replaces the button with a map; the map service is not contacted before the click. */
export function showMap(button: HTMLElement): void {
  const area = button.closest('[data-embed-area]:not([data-loaded])');
  if (!area) return;
  const frame = document.createElement('iframe');
  frame.src = button.dataset.embed ?? '';
  frame.title = button.dataset.title ?? '';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allowFullscreen = true;
  area.querySelector('[data-embed-slot]')?.append(frame);
  area.setAttribute('data-loaded', '');
  frame.focus();
}
