// What a visitor did before the application took the page over is done again once it has: fields keep their values and
// the focus, whether React found the elements as the server sent them or, since a phone, a translator or a password
// manager had changed them, made others.

/** What was done on a page so far. */
export interface EarlyUse {
  /** True if somebody waits for an answer. */
  readonly isUsed: () => boolean;
  /** Does it again, on the elements that are there now. */
  readonly repeat: () => void;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field that says something else than the server did. */
interface Change {
  readonly place: string;
  readonly property: 'checked' | 'value';
  readonly served: string | boolean;
  readonly current: string | boolean;
}

interface Focus {
  readonly place: string;
  readonly selection: readonly [start: number, end: number] | undefined;
}

/** Remembers the use of a page; `presses` are the buttons that nothing has answered. */
export function rememberUse(page: HTMLElement, presses: readonly Element[]): EarlyUse {
  let use = readUse(page, presses);
  // React takes over in slices, between which somebody may type.
  const renew = () => {
    use = readUse(page, presses);
  };
  page.addEventListener('input', renew, true);
  return {
    isUsed: () => use.changes.length > 0 || use.pressed.length > 0 || use.focus !== undefined,
    repeat() {
      page.removeEventListener('input', renew, true);
      repeatUse(use, controlsOf(page));
    },
  };
}

function readUse(page: HTMLElement, presses: readonly Element[]) {
  const controls = [...controlsOf(page)];
  const placeOf = (wanted: Element | null) =>
    controls.find(([, control]) => control === wanted)?.[0];
  return {
    changes: controls.flatMap(([place, control]) => changeOf(place, control) ?? []),
    opened: controls.flatMap(([place, control]) => (control.matches('[open]') ? [place] : [])),
    pressed: presses.flatMap((button) => placeOf(button) ?? []),
    focus: focusAt(placeOf(document.activeElement)),
  };
}

function repeatUse(use: ReturnType<typeof readUse>, controls: ReadonlyMap<string, Element>): void {
  for (const place of use.opened) controls.get(place)?.setAttribute('open', '');
  const changed = use.changes.flatMap((change) => {
    const field = controls.get(change.place);
    return isField(field) ? [{ field, change }] : [];
  });
  // From below: what filters a list stands above it, and takes away what was chosen there.
  for (const { field, change } of changed.toReversed()) {
    // A form is read as a whole: whatever the answer to the one before has reset stands there again.
    for (const each of changed) Reflect.set(each.field, each.change.property, each.change.current);
    announce(field, change);
  }
  restoreFocus(use.focus, controls);
  for (const place of use.pressed) Object(controls.get(place)).click?.();
}

/** The controls of a page by their places, which are the same however the page was made. */
function controlsOf(page: HTMLElement): ReadonlyMap<string, Element> {
  const counts = new Map<string, number>();
  const all = page.querySelectorAll(
    'a, button, details, input:not([type=hidden], [type=file]), select, summary, textarea',
  );
  return new Map(
    Array.from(all, (control) => {
      const parts = ['type', 'name', 'href'].map((name) => control.getAttribute(name));
      const value = isChoice(control) ? control.value : '';
      const kind = [control.localName, ...parts, value].join(' ');
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, control];
    }),
  );
}

function changeOf(place: string, control: Element): Change | undefined {
  if (!isField(control)) return undefined;
  if (isChoice(control)) {
    const { checked: current, defaultChecked: served, type } = control;
    // Of radio buttons only the chosen one says something.
    const isSaid = current !== served && (current || type !== 'radio');
    return isSaid ? { place, property: 'checked', served, current } : undefined;
  }
  const [served, current] = [servedValue(control), control.value];
  return current === served ? undefined : { place, property: 'value', served, current };
}

function servedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** Changes a field as a visitor does: React notices only what differs from what it has seen set. */
function announce(field: Field, { property, served, current }: Change): void {
  Reflect.set(field, property, served);
  if (property === 'checked') field.click();
  else {
    Reflect.set(Object.getPrototypeOf(field), property, current, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function focusAt(place: string | undefined): Focus | undefined {
  if (place === undefined) return undefined;
  const { selectionStart: start, selectionEnd: end } = Object(document.activeElement);
  return { place, selection: typeof start === 'number' ? [start, end] : undefined };
}

function restoreFocus(focus: Focus | undefined, controls: ReadonlyMap<string, Element>): void {
  const control = focus && controls.get(focus.place);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  if (focus?.selection && isField(control) && 'setSelectionRange' in control)
    control.setSelectionRange(...focus.selection);
}

function isField(control: Element | undefined): control is Field {
  return control !== undefined && /^(?:input|select|textarea)$/.test(control.localName);
}

function isChoice(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}
