// In development every page loads this: while Alt is held, the element under the pointer shows where it is written, and
// a click opens the place in the editor.

import { editorAddress } from './open-in-editor.ts';
import { OriginLabel } from './origin-label.ts';
import { forgetPlaces, placesAround } from './places-here.ts';
import { elementAtPoint } from './pointed-element.ts';

const label = new OriginLabel();
let under: Element | undefined;
let pointed: Element | undefined;
/** The address that opens the place shown. */
let opening: Promise<string | undefined> | undefined;

/** Shows the places of an element or its nearest ancestor with any; returns the address that opens the first. */
async function show(element: Element): Promise<string | undefined> {
  const placed = await placesAround(element);
  if (pointed !== element) return undefined;
  label.hide();
  if (!placed) return undefined;
  const { places, project } = placed;
  const isOwn = placed.element === element || !element.textContent?.trim();
  const note = isOwn ? '' : 'No file says this as it stands. It is shown by';
  label.show(isOwn ? placed.element : element, { note, places, project });
  return places[0] && editorAddress(project, places[0]);
}

function point(element: Element): void {
  if (element === pointed) return;
  pointed = element;
  opening = show(element);
}

function stop(): void {
  pointed = undefined;
  label.hide();
}

function follow(event: PointerEvent): void {
  if (label.holds(event)) return;
  under = elementAtPoint(event.clientX, event.clientY);
  if (event.altKey && under) point(under);
  else stop();
}

async function open(event: MouseEvent): Promise<void> {
  if (!event.altKey || !pointed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const address = label.holds(event) ? link?.href : await opening;
  if (address) await fetch(address);
}

addEventListener('pointermove', follow, true);
addEventListener('click', (event) => void open(event), true);
addEventListener('blur', stop);
addEventListener('scroll', stop, true);
addEventListener('keyup', ({ key }) => {
  if (key === 'Alt') stop();
});
addEventListener('keydown', (event) => {
  if (event.key !== 'Alt' || !under) return;
  // The browser's own menu would take the key.
  event.preventDefault();
  point(under);
});
import.meta.hot?.on('content:checked', forgetPlaces);
