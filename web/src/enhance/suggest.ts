import { askWorker } from '../search/ask-worker.ts';
import type { Found } from '../search/search-site.ts';

// A combobox as ARIA describes it: the field keeps the focus, and names the option that the arrows have reached.

const mostShown = 7;
const lists = new WeakMap<HTMLInputElement, HTMLUListElement>();
let made = 0;

/** Suggests below a field what the search finds by what is typed so far. */
export async function suggest(field: HTMLInputElement): Promise<void> {
  const list = lists.get(field) ?? addList(field);
  const query = field.value.trim();
  const page = new URL(field.form?.action ?? '', location.href).pathname;
  const found = query === '' ? undefined : await askWorker(page, query);
  if (field.value.trim() !== query) return;
  list.replaceChildren(...(found ? optionsOf(found, list) : []));
  show(field, list.childElementCount > 0 && field.matches(':focus'));
}

function addList(field: HTMLInputElement): HTMLUListElement {
  const list = document.createElement('ul');
  made += 1;
  list.id = `suggestions-${made}`;
  list.role = 'listbox';
  list.ariaLabel = field.ariaLabel ?? field.labels?.[0]?.textContent ?? '';
  list.className =
    'w-full max-w-none m-0 overflow-y-auto rounded-card border border-divider bg-surface p-2 max-h-[60vh]';
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.setAttribute('aria-controls', list.id);
  field.form?.append(list);
  lists.set(field, list);
  show(field, false);
  field.addEventListener('keydown', (event) => press(event, field, list));
  field.addEventListener('blur', () => show(field, false));
  field.addEventListener('focus', () => show(field, list.childElementCount > 0));
  // The field keeps the focus.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) follow(target.closest<HTMLElement>('[role=option]'));
  });
  return list;
}

function optionsOf({ answers, results }: Found, list: HTMLElement): readonly HTMLElement[] {
  const answered = answers.flatMap(({ text, action }) =>
    action ? [{ text, more: action.text, href: action.href }] : [],
  );
  const found = results.map(({ title, of, note, href }) => ({
    text: title,
    more: note ?? of,
    href,
  }));
  return [...answered, ...found].slice(0, mostShown).map(({ text, more, href }, place) => {
    const option = document.createElement('li');
    option.id = `${list.id}-${place}`;
    option.role = 'option';
    option.ariaSelected = 'false';
    option.dataset.href = href;
    option.className =
      'cursor-pointer rounded-field px-3 py-2 text-ui/body text-ink hover:bg-soft aria-selected:bg-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action';
    option.append(text, ...(more === undefined ? [] : [aside(more)]));
    return option;
  });
}

function aside(text: string): HTMLElement {
  const more = document.createElement('span');
  more.className = 'text-muted';
  more.textContent = ` · ${text}`;
  return more;
}

function show(field: HTMLInputElement, isOpen: boolean): void {
  const list = lists.get(field);
  if (list) list.hidden = !isOpen;
  field.ariaExpanded = String(isOpen);
  if (!isOpen) reach(field, undefined);
}

function press(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  if (event.isComposing || list.childElementCount === 0) return;
  const { key } = event;
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const at = options.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    // Beyond the last, and before the first, is the field itself.
    const steps = options.length + 1;
    const next = (at + 1 + (key === 'ArrowDown' ? 1 : steps - 1)) % steps;
    show(field, true);
    reach(field, options[next - 1]);
  } else if (key === 'Enter' && at >= 0) {
    follow(options[at]);
  } else if (key === 'Escape' && !list.hidden) {
    show(field, false);
    // The menu around it closes at the next one.
    event.stopPropagation();
  } else return;
  event.preventDefault();
}

function reach(field: HTMLInputElement, option: HTMLElement | undefined): void {
  for (const each of lists.get(field)?.children ?? []) {
    each.ariaSelected = String(each === option);
  }
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
  option?.scrollIntoView({ block: 'nearest' });
}

/** Follows as a link does, which the application may load in place. */
function follow(option: HTMLElement | null | undefined): void {
  if (!option?.dataset.href) return;
  const link = document.createElement('a');
  link.href = option.dataset.href;
  document.body.append(link);
  link.click();
  link.remove();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
