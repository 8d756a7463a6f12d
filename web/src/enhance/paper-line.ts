/** Writes on paper what no page can know when it is made: its address as it is visited, and the day. */
export function enhancePaper(): void {
  fillPlace();
  addEventListener('beforeprint', fillPlace);
}

function fillPlace(): void {
  const place = document.querySelector('[data-paper-place]');
  if (!place) return;
  const { lang } = document.documentElement;
  const day = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
  place.textContent = ` · ${location.origin}${location.pathname} · ${day}`;
}
