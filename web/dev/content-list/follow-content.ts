// The script of the page that lists all content: opens lines in the editor, narrows the list, and follows what is saved.

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
import.meta.hot?.on('content:kept', () => location.reload());
