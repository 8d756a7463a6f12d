/** Adds to the printed header what is not known at build time: the page's address and the date. */
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
