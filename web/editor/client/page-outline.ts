const look = `all: initial; position: fixed; z-index: 2147483647; pointer-events: none; display: block;
  outline: 2px solid #d6366b; outline-offset: 1px; background: #d6366b1a;`;

/** The outline on a page of what can be changed. */
export function createOutline({ documentElement }: Document) {
  const outline = documentElement.ownerDocument.createElement('div');
  outline.setAttribute('aria-hidden', 'true');
  return {
    show(element: Element): void {
      const { left, top, width, height } = element.getBoundingClientRect();
      outline.style.cssText = `${look} left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;
      documentElement.append(outline);
    },
    hide: () => outline.remove(),
  };
}
