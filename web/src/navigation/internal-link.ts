/** What decides whether a link stays on the site. */
export interface LinkParts {
  readonly href: string;
  readonly target: string;
  /** True for a download link. */
  readonly isDownload: boolean;
}

/** What decides whether a click means "go there, here and now". */
export interface ClickParts {
  readonly button: number;
  readonly isModified: boolean;
  readonly isHandled: boolean;
}

/** The address within the site that a link leads to; undefined for other sites, files and fragments of this page. */
export function internalAddress(link: LinkParts, here: string): URL | undefined {
  const from = new URL(here);
  const to = parseAddress(link.href, from);
  if (!to || to.origin !== from.origin || link.isDownload) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (isFile(to.pathname) || to.pathname.startsWith('/api/')) return undefined;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  return isSamePage && link.href.includes('#') ? undefined : to;
}

/** Parses an address; undefined if it is invalid. URL.parse is too new for some phones. */
function parseAddress(text: string, base: URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** The last segment of a page's address has no dot; a file's has one, before its extension. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/'), -1).includes('.');
}

/** True for a plain click that nothing has handled yet. */
export function isPlainClick({ button, isModified, isHandled }: ClickParts): boolean {
  return button === 0 && !isModified && !isHandled;
}

/** The address within the site that an event's target leads to, including links in SVG. */
export function internalAddressAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!link) return undefined;
  // Attributes, not properties: those of SVG links are not strings.
  const [href, frame] = ['href', 'target'].map((name) => link.getAttribute(name) ?? '');
  return internalAddress(
    { href: href ?? '', target: frame ?? '', isDownload: link.hasAttribute('download') },
    location.href,
  );
}

/** True for a link to a fragment of the current page. */
export function leadsToPlace(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href*="#"]') : null;
  const to = link && parseAddress(link.getAttribute('href') ?? '', new URL(location.href));
  return to?.pathname === location.pathname && to.search === location.search;
}

/** True when a mouse event is a plain click. */
export function isPlain(event: MouseEvent): boolean {
  return isPlainClick({
    button: event.button,
    isModified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
    isHandled: event.defaultPrevented,
  });
}
