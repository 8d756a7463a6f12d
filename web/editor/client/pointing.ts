import { placedElements, placesAround } from '../origins/places-here.ts';
import { elementAtPoint } from '../origins/pointed-element.ts';
import { keepInView } from './keep-in-view.ts';
import type { Opening } from './shown.ts';

/** Outlines what can be changed as the pointer or the keyboard reaches it, and opens it with a click or Enter. */
export function createPointing(
  host: HTMLElement,
  outline: HTMLElement,
  open: (opening: Opening) => Promise<unknown>,
) {
  let pointed: Element | undefined;
  let stops: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = async () => {
    // React compares the page that it takes over with what was served.
    const page = document.querySelector('#page');
    if (document.getElementById('document') && !page?.hasAttribute('data-running')) return;
    const texts = document.querySelectorAll('h1, h2, h3, p, li, dt, dd, figcaption, img');
    const placed = await placedElements(texts);
    const fresh = placed.filter((each) => !each.hasAttribute('tabindex'));
    for (const stop of fresh) addStop(stop);
    stops = [...stops, ...fresh];
  };
  // The page shows other content, or the application has taken it over.
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void mark(), 300);
  });
  const isOwn = (event: Event) => event.composedPath().includes(host);
  const point = async (element: Element | undefined) => {
    if (element === pointed) return;
    pointed = element;
    const placed = element && (await placesAround(element));
    if (pointed !== element) return;
    outline.hidden = !placed;
    if (!placed) return;
    const { left, top, width, height } = placed.element.getBoundingClientRect();
    Object.assign(outline.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  };
  const openAt = async (element: Element) => {
    const placed = await placesAround(element);
    const places = placed?.places.filter(({ file }) => file.startsWith('content/')) ?? [];
    // A link has a name besides what it says, and a text may be nothing but a fact.
    const said = places.find(({ text }) => text === element.textContent?.trim());
    // A picture is chosen where the page names it; what it is made from is in the list of all pictures.
    const naming = element.localName === 'img' && places.find(({ file }) => !isPictureList(file));
    const place = naming || (said?.home ?? said ?? places[0]);
    if (!place) return;
    await open({ file: place.file, line: place.line, column: place.column });
    if (placed) keepInView(placed.element, host.shadowRoot?.querySelector('aside'));
  };
  const follow = (event: PointerEvent) =>
    void point(isOwn(event) ? undefined : elementAtPoint(event.clientX, event.clientY));
  const click = (event: MouseEvent) => {
    if (isOwn(event) || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const element = event.detail > 0 ? elementAtPoint(event.clientX, event.clientY) : event.target;
    if (element instanceof Element) void openAt(element);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isOwn(event) || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void openAt(event.target);
  };
  const focus = (event: FocusEvent) =>
    void point(isOwn(event) || !(event.target instanceof Element) ? undefined : event.target);
  const leave = () => void point(undefined);
  return {
    async start(): Promise<void> {
      addEventListener('pointermove', follow, true);
      addEventListener('click', click, true);
      addEventListener('keydown', press, true);
      addEventListener('focusin', focus, true);
      addEventListener('scroll', leave, true);
      await mark();
      watcher.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-running'],
      });
    },
    stop(): void {
      removeEventListener('pointermove', follow, true);
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
      removeEventListener('focusin', focus, true);
      removeEventListener('scroll', leave, true);
      watcher.disconnect();
      clearTimeout(timer);
      for (const stop of stops) removeStop(stop);
      stops = [];
      leave();
    },
  };
}

/** Pictures without a description, which have one while they can be chosen. */
const decorations = new WeakSet<Element>();

/** Lets the keyboard reach an element. */
function addStop(element: Element): void {
  element.setAttribute('tabindex', '0');
  if (element.getAttribute('alt') !== '') return;
  decorations.add(element);
  element.setAttribute('alt', 'Picture');
}

function removeStop(element: Element): void {
  element.removeAttribute('tabindex');
  if (decorations.delete(element)) element.setAttribute('alt', '');
}

const isPictureList = (file: string) => file.startsWith('content/pictures/');
