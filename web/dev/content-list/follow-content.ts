// The script of the content list: opens lines in the editor, filters the list, and refreshes it after each save.

import { parsePage } from '../../editor/origins/parsed-page.ts';

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.classList.contains('line')) return;
  event.preventDefault();
  void fetch(link.href);
});

const filter = document.querySelector<HTMLInputElement>('#filter');
const kept = 'content filter';

function narrow(): void {
  const wanted = filter?.value.trim().toLowerCase() ?? '';
  sessionStorage.setItem(kept, wanted);
  for (const section of document.querySelectorAll('main > section')) {
    const files = [...section.querySelectorAll<HTMLElement>('.file')];
    for (const file of files) {
      file.hidden = !(file.textContent ?? '').toLowerCase().includes(wanted);
    }
    const isEmpty = files.length > 0 && files.every(({ hidden }) => hidden);
    section.toggleAttribute('hidden', isEmpty);
  }
}

if (filter) filter.value = sessionStorage.getItem(kept) ?? '';
narrow();
filter?.addEventListener('input', narrow);

/** Shows the current state; what was open stays open. */
async function refresh(): Promise<void> {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const next = parsePage(await response.text());
  const open = new Set([...document.querySelectorAll('.file[open] > summary strong')].map(nameOf));
  for (const name of next.querySelectorAll('.file > summary strong'))
    if (open.has(nameOf(name))) name.closest('details')?.setAttribute('open', '');
  for (const part of ['header > p', 'main']) {
    const fresh = next.querySelector(part);
    if (fresh) document.querySelector(part)?.replaceWith(fresh);
  }
  narrow();
}

function nameOf(name: Element): string {
  return name.parentElement?.querySelector('small')?.textContent ?? '';
}

import.meta.hot?.on('content:checked', () => void refresh());
