/**
 * The counterpart of an element in another copy of the page: at the same place, or else with the same text. A section is
 * known by its place alone: what it says changes as it is used.
 */
export function findTwin(element: Element, copy: Document): Element | undefined {
  const [own, copied] = [partsOf(document), partsOf(copy)];
  const index = own.indexOf(element);
  if (index !== -1 && copied.length === own.length) return copied[index];
  const there = elementAt(pathOf(element), copy);
  if (there && isAlike(there, element)) return there;
  const part = element.closest('#page > *, body > header, body > footer, dialog');
  const partThere = part && elementAt(pathOf(part), copy);
  const around = [partThere, copy.documentElement].filter((each) => each != null);
  for (const each of around) {
    const found = [...each.querySelectorAll(element.tagName)].find((other) =>
      isAlike(other, element),
    );
    if (found) return found;
  }
  return undefined;
}

function partsOf(page: Document): readonly Element[] {
  return [...page.querySelectorAll('#page > *')];
}

/** The path from the root down: which child of its kind each element is. */
function pathOf(element: Element): readonly (readonly [tag: string, index: number])[] {
  const { parentElement, tagName } = element;
  if (!parentElement) return [];
  const index = [...parentElement.children].filter((each) => each.tagName === tagName);
  return [...pathOf(parentElement), [tagName, index.indexOf(element)]];
}

function elementAt(path: ReturnType<typeof pathOf>, copy: Document): Element | undefined {
  return path.reduce<Element | undefined>(
    (above, [tag, index]) =>
      above && [...above.children].filter(({ tagName }) => tagName === tag)[index],
    copy.documentElement,
  );
}

/** Elements that a script counts up or animates may show other figures by now. */
function isAlike(one: Element, other: Element): boolean {
  return one.tagName === other.tagName && saidBy(one) === saidBy(other);
}

function saidBy({ textContent }: Element): string {
  return (textContent ?? '').replace(/[\d.,]+/g, '0').trim();
}
