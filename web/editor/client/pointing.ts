import { elementAtPoint } from '../origins/element-at-point.ts';
import {
  type PlacedElement,
  placeAround,
  placeOf,
  placesOfPage,
} from '../origins/placed-element.ts';
import { keepInView } from './keep-in-view.ts';
import { followLink } from './page-frame.ts';
import { createOutline } from './page-outline.ts';
import { markStops } from './page-stops.ts';
import type { Opening } from './shown.ts';

/** What stands around what was clicked. */
export interface Around {
  /** The file of the form that it opened. */
  readonly file?: string;
  readonly link?: string | undefined;
  /** The text that all pages of a kind have there. */
  readonly text?: Opening | undefined;
  /** The file of the record of the page, if what was clicked is what stands in for it: its model. */
  readonly standsInFor?: string | undefined;
}

interface PointingEvents {
  readonly onChosen: (opening: Opening, around: Around) => Promise<unknown>;
  readonly onEscape: () => void;
  /** Called with what there is to say while nothing opens. */
  readonly onSaid: (words: string) => void;
}

/** What opens sooner needs no words. */
const patience = 300;

/** Outlines what can be changed on a page as the pointer or the keyboard reaches it, and chooses it with a click or Enter. */
export function createPointing(
  page: Window,
  { onChosen, onEscape, onSaid }: PointingEvents,
): () => void {
  const { document } = page;
  const outline = createOutline(document);
  const stop = new AbortController();
  let pointed: Element | undefined;
  const placed = async (element: Element): Promise<PlacedElement | undefined> => {
    const places = await placesOfPage(page);
    return places && placeAround(element, places);
  };
  const point = async (element: Element | undefined) => {
    if (element === pointed) return;
    pointed = element;
    const found = element && (await placed(element));
    if (pointed !== element) return;
    if (found) outline.show(found.element);
    else outline.hide();
  };
  const choose = async (element: Element) => {
    const waiting = setTimeout(() => onSaid('Opening…'), patience);
    const found = await placed(element).finally(() => clearTimeout(waiting));
    if (!found) return onSaid('There is nothing to change here.');
    const { file, path } = found.place;
    const { around: text, standsInFor } = found;
    await onChosen({ file, path }, { file, link: element.closest('a')?.href, text, standsInFor });
    keepInView(found.element);
  };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    listen: (event: WindowEventMap[Name]) => void,
  ) => page.addEventListener(name, listen, { capture: true, signal: stop.signal });
  on(
    'pointermove',
    ({ clientX, clientY }) => void point(elementAtPoint(document, clientX, clientY)),
  );
  on('click', (event) => {
    const { detail, clientX, clientY, target, altKey } = event;
    const element = detail > 0 ? elementAtPoint(document, clientX, clientY) : target;
    const found = isElement(element) ? element : undefined;
    const link = found?.closest('a')?.href;
    // With Alt held the page does what it does for visitors.
    if (altKey && link === undefined) return;
    take(event);
    if (altKey && link !== undefined) followLink(page, link);
    else if (found) void choose(found);
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') onEscape();
    if (event.key !== 'Enter' || !isElement(event.target)) return;
    take(event);
    void choose(event.target);
  });
  on('focusin', ({ target }) => void point(isElement(target) ? target : undefined));
  on('scroll', () => void point(undefined));
  on('resize', () => void point(undefined));
  const unmark = markStops(page, async (elements) => {
    const places = await placesOfPage(page);
    return elements.filter((each) => places && placeOf(each, places));
  });
  return () => {
    stop.abort();
    unmark();
    outline.hide();
  };
}

/** An element of whatever window. */
function isElement(target: EventTarget | null | undefined): target is Element {
  return target !== null && target !== undefined && 'closest' in target;
}
