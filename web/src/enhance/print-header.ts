/** Adds to the printed header what no page knows when it is built: its address and the date. */
export function enhancePrintHeader(): void {
  addEventListener('beforeprint', fillPlace);
}

function fillPlace(): void {
  const place = document.querySelector('[data-print-place]');
  if (!place) return;
  const { lang } = document.documentElement;
  const date = new Date().toLocaleDateString(lang, { dateStyle: 'long' });
  place.textContent = ` · ${location.href} · ${date}`;
}
