/** The address of the site's page that a link leads to; undefined for other sites, other windows and files. */
export function internalAddress(
  link: Pick<Element, 'getAttribute' | 'hasAttribute'>,
  here = location.href,
): URL | undefined {
  // Attributes, not properties: those of links in SVG are not strings.
  const to = new URL(link.getAttribute('href') ?? '', here);
  const isElsewhere = to.origin !== new URL(here).origin || to.pathname.startsWith('/api/');
  // A file has a dot before its extension.
  const isFile = link.hasAttribute('download') || /\.[^/.]+$/.test(to.pathname);
  const isOtherWindow = (link.getAttribute('target') ?? '_self') !== '_self';
  // What stands around the page is in its language.
  const isTranslated = link.hasAttribute('hreflang');
  return isElsewhere || isFile || isOtherWindow || isTranslated ? undefined : to;
}

/** The address within the site that an event's target leads to. */
export function internalAddressAt(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link ? internalAddress(link) : undefined;
}
