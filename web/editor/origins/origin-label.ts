import { type EditorPlace, editorAddress, placeName } from './open-in-editor.ts';

/** A place, with the fact it gives the element under the pointer, if any. */
export interface NamedPlace extends EditorPlace {
  readonly says: string;
  /** The text as printed. */
  readonly text?: string;
  /** Where the fact is that is all the text says. */
  readonly home?: NamedPlace;
}

interface LabelledElement {
  readonly note: string;
  readonly places: readonly NamedPlace[];
  /** The folder that the files are in. */
  readonly project: string;
}

const look = `
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
  .outline { position: absolute; outline: 2px solid #d6366b; outline-offset: 1px; border-radius: 2px; background: #d6366b1a; }
  .label { position: absolute; max-width: min(36rem, calc(100vw - 16px)); padding: 8px 12px; border-radius: 6px;
    background: #1b1f2a; color: #fff; font: 13px/1.5 ui-monospace, monospace; box-shadow: 0 4px 16px #0006;
    pointer-events: auto; overflow-wrap: anywhere; }
  .note { margin: 0 0 4px; color: #c9cfdd; }
  a { display: block; color: #fff; text-decoration: none; }
  a:first-of-type { font-weight: 700; }
  a:hover { text-decoration: underline; }
  small { font-size: 12px; font-weight: 400; color: #c9cfdd; }
`;

/** The outline around the element under the pointer, and the list of places it comes from. */
export class OriginLabel {
  readonly #host = document.createElement('origin-label');
  readonly #outline = createPart('div', 'outline');
  readonly #label = createPart('div', 'label');

  constructor() {
    const style = createPart('style', '');
    style.textContent = look;
    this.#host.attachShadow({ mode: 'open' }).append(style, this.#outline, this.#label);
  }

  /** Whether an event comes from the label itself. */
  holds(event: Event): boolean {
    return event.composedPath().includes(this.#host);
  }

  show(element: Element, { note, places, project }: LabelledElement): void {
    const lines = places.map((place) => {
      const link = createPart('a', '');
      link.href = editorAddress(project, place);
      link.append(placeName(place), place.says && ' ');
      const says = createPart('small', '');
      says.textContent = place.says;
      link.append(says);
      return link;
    });
    const about = createPart('p', 'note');
    about.textContent = note;
    this.#label.replaceChildren(...(note ? [about] : []), ...lines);
    document.body.append(this.#host);
    this.#place(element.getBoundingClientRect());
  }

  hide(): void {
    this.#host.remove();
  }

  /** Touches the outline, so that the pointer can reach the label: below, or above where that would be cut off. */
  #place({ left, top, bottom, width, height }: DOMRect): void {
    Object.assign(this.#outline.style, pixels({ left, top, width, height }));
    const { offsetWidth, offsetHeight } = this.#label;
    const below = Math.min(bottom, innerHeight - offsetHeight);
    const fits = bottom + offsetHeight <= innerHeight;
    const side = Math.max(8, Math.min(left, innerWidth - offsetWidth - 8));
    const above = Math.max(0, top - offsetHeight);
    Object.assign(
      this.#label.style,
      pixels({ left: side, top: fits ? bottom : top > offsetHeight ? above : below }),
    );
  }
}

function createPart<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string) {
  return Object.assign(document.createElement(tag), { className });
}

function pixels(lengths: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(lengths).map(([name, value]) => [name, `${value}px`]));
}
